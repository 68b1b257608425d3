-- Who sees what of a seafarer. What holds stays as it was: whoever is listed is seen by everybody, with certificates; contacts and
-- numbers are for checked companies that were applied to. A card that is hidden may be for checked companies all the same.
ALTER TABLE seaman ADD COLUMN is_for_verified INTEGER NOT NULL DEFAULT 0 CHECK (is_for_verified IN (0, 1));
ALTER TABLE seaman ADD COLUMN certificates_for TEXT NOT NULL DEFAULT 'everybody'
  CHECK (certificates_for IN ('nobody', 'verified', 'everybody'));
ALTER TABLE seaman ADD COLUMN contacts_for TEXT NOT NULL DEFAULT 'verified' CHECK (contacts_for IN ('nobody', 'verified', 'applied'));
ALTER TABLE seaman ADD COLUMN numbers_for TEXT NOT NULL DEFAULT 'verified' CHECK (numbers_for IN ('nobody', 'verified', 'applied'));
-- Which companies may write before the seafarer does.
ALTER TABLE seaman ADD COLUMN writes_first TEXT NOT NULL DEFAULT 'applied' CHECK (writes_first IN ('nobody', 'applied', 'verified'));

ALTER TABLE crew_card ADD COLUMN is_for_verified INTEGER NOT NULL DEFAULT 0 CHECK (is_for_verified IN (0, 1));

-- The same indexes, of all whom somebody but themselves sees. Each still holds every column that a filter looks at.
DROP INDEX crew_ready;
DROP INDEX crew_rank;
DROP INDEX crew_service;
DROP INDEX crew_updated;
DROP INDEX crew_ask;
CREATE INDEX crew_ready ON crew_card (ready_from, public_id, rank, department, fleets, rank_months, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_rank ON crew_card (rank, ready_from, public_id, department, fleets, rank_months, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_service
  ON crew_card (months DESC, public_id, rank, department, fleets, rank_months, ready_from, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_updated
  ON crew_card (updated_on DESC, public_id, rank, department, fleets, rank_months, ready_from, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_ask ON crew_card (ask_from) WHERE ask_from IS NOT NULL AND (is_hidden = 0 OR is_for_verified = 1);
