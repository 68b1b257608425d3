-- Every move of an application: who made it, when, from where to where. Who it was is forgotten with their account.
CREATE TABLE application_move (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  moved_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX application_move_application ON application_move (application_id, created_at);
CREATE INDEX application_move_mover ON application_move (moved_by) WHERE moved_by IS NOT NULL;
