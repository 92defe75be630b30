-- By which clock a kitchen has its days; unset until the first browser of its people says where it is.
ALTER TABLE kitchens ADD COLUMN time_zone text;
