-- Forms that people fill in by hand: their files, the words about an order, and the names of those who fulfil orders.

CREATE TABLE service_person (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  -- As seafarers see it.
  name TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE service_file (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES service_order (id) ON DELETE CASCADE,
  -- The seafarer, whose key encrypts the file.
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  -- `form`: sent by the seafarer. `filled`: by the person who fulfils the order.
  kind TEXT NOT NULL CHECK (kind IN ('form', 'filled')),
  -- The sender's name of the file, encrypted with the key of the seafarer. Null without a name.
  name TEXT,
  created_at INTEGER NOT NULL,
  -- When the other side could read it; null before a filled form is delivered.
  sent_at INTEGER
) STRICT;
CREATE INDEX service_file_order ON service_file (order_id);
CREATE INDEX service_file_account ON service_file (account_id);
CREATE INDEX service_file_file ON service_file (file_id);

CREATE TABLE service_message (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES service_order (id) ON DELETE CASCADE,
  -- The seafarer, whose key encrypts the words.
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  side TEXT NOT NULL CHECK (side IN ('seaman', 'team')),
  -- Who wrote it for the team; null for the seafarer.
  author_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  kind TEXT NOT NULL CHECK (kind IN ('message', 'correction')),
  words TEXT NOT NULL,
  -- The key of the page that sent it: the same one again is the same message.
  sent_as TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  read_at INTEGER,
  -- When the seafarer was mailed about it.
  mailed_at INTEGER,
  UNIQUE (order_id, side, sent_as)
) STRICT;
CREATE INDEX service_message_account ON service_message (account_id);
CREATE INDEX service_message_author ON service_message (author_id) WHERE author_id IS NOT NULL;
-- Messages of the team that the seafarer has not read.
CREATE INDEX service_message_unread ON service_message (account_id, created_at) WHERE side = 'team' AND read_at IS NULL;
CREATE INDEX service_message_unmailed ON service_message (created_at)
  WHERE side = 'team' AND read_at IS NULL AND mailed_at IS NULL;

-- Orders by promised time, and those whose form was not sent.
CREATE INDEX service_order_desk ON service_order (kind, state, due_at);
