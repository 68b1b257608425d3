-- Notes of admins on an account, for other admins; in the copy of the person's data.
CREATE TABLE admin_note (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- Null after the erasure of the admin's account.
  author_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX admin_note_account ON admin_note (account_id, id);
CREATE INDEX admin_note_author ON admin_note (author_id) WHERE author_id IS NOT NULL;
