-- What a person's link to a grocery store needs; its tokens lie here sealed.
CREATE TABLE store_connections (
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  store text NOT NULL,
  -- Raised whenever the tokens change, so that who waited for the row sees that somebody else renewed them.
  version int NOT NULL DEFAULT 1,
  sealed text NOT NULL,
  -- The store does not know us any more: the person has to connect again.
  lapsed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (person_id, store)
);

-- What we are known as at a store's own sign-in, by its address and ours.
CREATE TABLE store_clients (
  issuer text NOT NULL,
  redirect text NOT NULL,
  client_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, redirect)
);

-- What a kitchen takes for a food at a store.
CREATE TABLE store_choices (
  kitchen_id text NOT NULL REFERENCES kitchens ON DELETE CASCADE,
  store text NOT NULL,
  key text NOT NULL,
  product_id text NOT NULL,
  product_name text NOT NULL,
  chosen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (kitchen_id, store, key)
);

-- One filling of a cart, which any server can go on with.
CREATE TABLE store_fills (
  id text PRIMARY KEY,
  person_id text NOT NULL REFERENCES people ON DELETE CASCADE,
  list_id text NOT NULL REFERENCES shopping_lists ON DELETE CASCADE,
  store text NOT NULL,
  run_key text NOT NULL,
  status text NOT NULL DEFAULT 'running' CHECK (status IN ('running', 'done', 'failed', 'stopped')),
  -- What each line wants and what became of it.
  lines jsonb NOT NULL,
  -- Product ids and amounts, as the cart was before: what the person has put there stays.
  before jsonb,
  cart jsonb,
  error text,
  -- Whoever works on it holds it until then.
  held_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX store_fills_run ON store_fills (person_id, run_key);
-- One cart is filled by one run at a time.
CREATE UNIQUE INDEX store_fills_running ON store_fills (person_id, store) WHERE status = 'running';
CREATE INDEX store_fills_held ON store_fills (held_until) WHERE status = 'running';
CREATE INDEX store_fills_list ON store_fills (list_id);
CREATE INDEX store_fills_updated ON store_fills (updated_at);
