-- Which papers are asked for stands in `certificates`, visas among them. Here is how many months each must still be valid at joining: a
-- JSON object by the slug of the paper, without those of which nobody said it.
ALTER TABLE vacancy ADD COLUMN certificate_months TEXT;
