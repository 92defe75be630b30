-- Whether what a file holds around its recipes is wanted, too.
ALTER TABLE intakes ADD COLUMN take_household boolean NOT NULL DEFAULT false;
