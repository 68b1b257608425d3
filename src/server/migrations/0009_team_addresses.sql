-- Events keep the addresses of their time: the company must not learn the new address of a person who has left.
ALTER TABLE organisation_event ADD COLUMN actor TEXT;
UPDATE organisation_event SET actor = (SELECT email FROM account WHERE account.id = actor_id);
-- The account whose address is the subject, if the company knew the account.
ALTER TABLE organisation_event ADD COLUMN subject_id TEXT REFERENCES account (id) ON DELETE SET NULL;
CREATE INDEX organisation_event_subject_id ON organisation_event (subject_id) WHERE subject_id IS NOT NULL;
CREATE INDEX organisation_event_at ON organisation_event (at);
