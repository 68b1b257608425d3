-- Interface locale for formats and control words, and language of mails; null is the language of the pages.
ALTER TABLE account ADD COLUMN formats TEXT;
ALTER TABLE account ADD COLUMN mail_language TEXT;

-- What a person chose to get; what is not here is as the contract's defaults say.
CREATE TABLE notification_setting (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  wanted INTEGER NOT NULL CHECK (wanted IN (0, 1)),
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, kind)
) STRICT, WITHOUT ROWID;

-- A mail that a person may decline names the kind that is asked before it is sent; others are always sent.
ALTER TABLE outbox ADD COLUMN notification TEXT;
