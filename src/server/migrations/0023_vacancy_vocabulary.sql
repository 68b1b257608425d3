-- Facts of a vacancy that are choices become words of the vocabulary, which every reader reads in the own language. What an
-- employer wrote and the vocabulary has no word for stays in the columns beside them.
ALTER TABLE vacancy ADD COLUMN trading_areas TEXT;
ALTER TABLE vacancy ADD COLUMN internet_offered INTEGER CHECK (internet_offered IN (0, 1));
ALTER TABLE vacancy ADD COLUMN internet_free_gb INTEGER CHECK (internet_free_gb > 0);
-- Minor units a month; 0 is free.
ALTER TABLE vacancy ADD COLUMN internet_price INTEGER CHECK (internet_price >= 0);
ALTER TABLE vacancy ADD COLUMN internet_currency TEXT;
ALTER TABLE vacancy ADD COLUMN agreement_kind TEXT;
