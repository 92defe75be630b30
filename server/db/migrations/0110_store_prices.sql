-- What a food was last seen to cost at a store: per kilogram, litre or piece, in minor units of the store's own
-- currency. Prices stand on the shelf for everybody, so they belong to no person. A practice store has its own.
CREATE TABLE store_prices (
  store text NOT NULL,
  food text NOT NULL,
  per text NOT NULL CHECK (per IN ('kg', 'l', 'piece')),
  minor int NOT NULL CHECK (minor >= 0),
  product_name text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (store, food)
);
