-- Changes of the team of an organisation, for its owners.
CREATE TABLE organisation_event (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  act TEXT NOT NULL,
  -- The member who acted; null after the erasure of the account.
  actor_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- The address of the person whom the act was about, if it was another one; null after the erasure of the account.
  subject TEXT,
  role TEXT CHECK (role IN ('owner', 'recruiter', 'viewer')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX organisation_event_page ON organisation_event (organisation_id, id);
CREATE INDEX organisation_event_actor ON organisation_event (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX organisation_event_subject ON organisation_event (subject) WHERE subject IS NOT NULL;
