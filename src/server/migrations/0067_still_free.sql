-- What a card says of being free: since when it was told, and whether it was taken back. `told_ready` is the day that the CV tells;
-- what was told before stays unconfirmed. From the day of `ask_from` on its seafarer is asked by mail.
ALTER TABLE crew_card ADD COLUMN told_ready TEXT NOT NULL DEFAULT '9999-12-31';
ALTER TABLE crew_card ADD COLUMN confirmed_on TEXT;
ALTER TABLE crew_card ADD COLUMN not_free INTEGER NOT NULL DEFAULT 0 CHECK (not_free IN (0, 1));
ALTER TABLE crew_card ADD COLUMN ask_from TEXT;
UPDATE crew_card SET told_ready = ready_from, ask_from = iif(ready_from = '9999-12-31', NULL, date(updated_on, '+30 days'));
CREATE INDEX crew_ask ON crew_card (ask_from) WHERE ask_from IS NOT NULL AND is_hidden = 0;

-- The last question of each, by a link of which only a digest is kept.
CREATE TABLE still_free (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL UNIQUE,
  ready_from TEXT NOT NULL,
  unanswered INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  answer TEXT CHECK (answer IN ('free', 'not-free')),
  answered_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX still_free_over ON still_free (expires_at);
