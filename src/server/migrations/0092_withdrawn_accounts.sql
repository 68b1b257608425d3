-- The status of a vacancy before the account of its company was blocked or closed; until the account is active again it is a draft.
ALTER TABLE vacancy ADD COLUMN withdrawn_status TEXT CHECK (withdrawn_status IN ('published', 'expired', 'closed'));
CREATE INDEX vacancy_withdrawn ON vacancy (company_id) WHERE withdrawn_status IS NOT NULL;

-- What a seafarer chose to show stays as it was while the account closes.
ALTER TABLE erasure DROP COLUMN was_listed;
