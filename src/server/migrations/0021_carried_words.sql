-- Words that guests began to write, kept while they sign in: sealed with a key that only the cookie of their browser holds.
CREATE TABLE carried_words (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX carried_words_expiry ON carried_words (expires_at);

-- They travelled through a provider in plain text before.
ALTER TABLE social_flow DROP COLUMN note;
