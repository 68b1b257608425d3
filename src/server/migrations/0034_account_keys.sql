-- The key that a person's private files are encrypted with, itself sealed. It goes with the account: what is left of the files then is noise.
CREATE TABLE account_key (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  sealed_key TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- Where a private file lies; null for what became a public picture.
ALTER TABLE file ADD COLUMN object_key TEXT;
