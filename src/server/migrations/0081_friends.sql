-- Addresses without an account that a seafarer had us write to: by a keyed digest, so that nobody reads an address here. Each gets one
-- mail in a year at most, and none any more once its reader said so.
CREATE TABLE stranger (
  digest TEXT PRIMARY KEY,
  written_at INTEGER NOT NULL,
  refused_at INTEGER
) STRICT, WITHOUT ROWID;
