-- The price book: what a food costs, in minor units of the base currency. A row of the lexicon follows
-- the lexicon; one of an operator stays as it was set.
CREATE TABLE food_prices (
  food text PRIMARY KEY,
  per text NOT NULL CHECK (per IN ('kg', 'l', 'piece')),
  minor int NOT NULL CHECK (minor >= 0),
  source text NOT NULL CHECK (source IN ('lexicon', 'operator')),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- How far the recipes have been priced anew: by which prices, and up to which recipe. One row.
CREATE TABLE price_rounds (
  only_one bool PRIMARY KEY DEFAULT true CHECK (only_one),
  prices_of timestamptz NOT NULL,
  done_to text NOT NULL DEFAULT '',
  finished bool NOT NULL DEFAULT false
);
