-- A contract that was advertised in weeks or days, as it was said; `duration_tenths` compares it with the others.
ALTER TABLE vacancy ADD COLUMN duration_days INTEGER;
