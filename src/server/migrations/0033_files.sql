-- Files: whose each is, what it is for, whether it is whole, and until when it is kept. What is in them lies in R2.
CREATE TABLE file (
  id TEXT PRIMARY KEY,
  -- Either a person's, or a company's, whichever of its members sent it.
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  company_id TEXT REFERENCES company (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  -- SHA-256 of the whole, in hexadecimal, as the sender knows it.
  digest TEXT NOT NULL,
  -- Told by its bytes, once it is whole.
  type TEXT,
  state TEXT NOT NULL CHECK (state IN ('arriving', 'stored', 'discarded')),
  -- Under which its picture is kept.
  picture_key TEXT,
  created_at INTEGER NOT NULL,
  -- UTC ms; null for what is kept while its account is there.
  expires_at INTEGER,
  CHECK ((account_id IS NULL) <> (company_id IS NULL))
) STRICT;
CREATE INDEX file_by_account ON file (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX file_by_company ON file (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX file_by_expiry ON file (expires_at) WHERE expires_at IS NOT NULL;

-- Which pieces of a file are there. They go when it is whole.
CREATE TABLE file_piece (
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  PRIMARY KEY (file_id, number)
) STRICT, WITHOUT ROWID;

-- The key of the account's picture among the public ones.
ALTER TABLE account ADD COLUMN avatar_key TEXT;
