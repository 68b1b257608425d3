-- When the papers of a seafarer are next held against the contracts that were applied for; a plain date, null where there is none.
ALTER TABLE paper_reminder ADD COLUMN look_on TEXT;
CREATE INDEX paper_reminder_look ON paper_reminder (look_on) WHERE look_on IS NOT NULL;

-- Of which paper a seafarer was told that it ends too early for which contract, and on which day.
CREATE TABLE contract_reminder (
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  paper_id TEXT NOT NULL,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  told_on TEXT NOT NULL,
  PRIMARY KEY (application_id, paper_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX contract_reminder_seaman ON contract_reminder (seaman_id);

-- Whoever has applied already is looked at once.
UPDATE paper_reminder SET look_on = '2000-01-01' WHERE seaman_id IN (SELECT seaman_id FROM application WHERE status <> 'rejected');
