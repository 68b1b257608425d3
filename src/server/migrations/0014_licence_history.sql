-- What was sent, decided and announced about the licence of an organisation. Suspensions and appeals are in organisation_suspension.
CREATE TABLE licence_event (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('asked', 'scan', 'changed', 'verified', 'refused', 'expired', 'reminded')),
  at INTEGER NOT NULL,
  -- The member or admin who acted; null for the schedule, and after the erasure of the account.
  actor_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- The reason of a refusal and the note of the admin, for the organisation.
  reason TEXT,
  note TEXT,
  -- The licence as it was then.
  licence_number TEXT,
  licence_expires TEXT
) STRICT;
CREATE INDEX licence_event_organisation ON licence_event (organisation_id, at);
CREATE INDEX licence_event_actor ON licence_event (actor_id) WHERE actor_id IS NOT NULL;

-- The last request and decision of each company are known from its row.
INSERT INTO licence_event (id, organisation_id, kind, at, licence_number, licence_expires)
  SELECT lower(hex(randomblob(16))), id, 'asked', asked_at, licence_number, licence_expires FROM organisation
  WHERE kind = 'company' AND asked_at IS NOT NULL;
INSERT INTO licence_event (id, organisation_id, kind, at, actor_id, reason, note, licence_number, licence_expires)
  SELECT lower(hex(randomblob(16))), id, CASE WHEN verified = 1 THEN 'verified' ELSE check_state END, decided_at,
    (SELECT a.id FROM account a WHERE a.id = decided_by), CASE WHEN verified = 0 THEN refusal END, CASE WHEN verified = 0 THEN refusal_note END,
    licence_number, licence_expires
  FROM organisation WHERE kind = 'company' AND decided_at IS NOT NULL AND (verified = 1 OR check_state IN ('refused', 'expired'));
