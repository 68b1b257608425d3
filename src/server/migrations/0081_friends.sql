-- Addresses without an account that a seafarer had us write to: by a keyed digest, so that nobody reads an address here. Each gets one
-- mail, and nothing of whatever else may be sent to people without an account once its reader said so.
CREATE TABLE stranger (
  digest TEXT PRIMARY KEY,
  written_at INTEGER NOT NULL,
  refused_at INTEGER
) STRICT, WITHOUT ROWID;
