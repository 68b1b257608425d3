-- Letters between a seafarer and a company: one thread for the two, and one for each vacancy that they write about. A thread with a card of
-- the crew list is another than one with the person, so that no thread tells whose card it is.
CREATE TABLE inbox_thread (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  vacancy_id TEXT REFERENCES vacancy (id) ON DELETE CASCADE,
  to_card INTEGER NOT NULL CHECK (to_card IN (0, 1)),
  created_at INTEGER NOT NULL,
  -- The number of the last message. Messages are numbered from 1 on, without a gap.
  last_number INTEGER NOT NULL DEFAULT 0,
  -- Grows with each message, over all threads: lists are in its order.
  position INTEGER NOT NULL,
  -- Grows with whatever changes for a side: who has seen a greater one of any thread knows of it.
  seaman_change INTEGER NOT NULL,
  company_change INTEGER NOT NULL,
  -- Up to which message each side has read, and what the other one may be shown of that.
  seaman_read INTEGER NOT NULL DEFAULT 0,
  company_read INTEGER NOT NULL DEFAULT 0,
  seaman_shown INTEGER NOT NULL DEFAULT 0,
  company_shown INTEGER NOT NULL DEFAULT 0,
  -- Messages that each side has not read, and when the last of them was written.
  seaman_unread INTEGER NOT NULL DEFAULT 0,
  company_unread INTEGER NOT NULL DEFAULT 0,
  seaman_unread_at INTEGER,
  company_unread_at INTEGER
) STRICT;
CREATE UNIQUE INDEX inbox_thread_between ON inbox_thread (seaman_id, company_id, coalesce(vacancy_id, ''), to_card);
CREATE INDEX inbox_thread_vacancy ON inbox_thread (vacancy_id) WHERE vacancy_id IS NOT NULL;
CREATE INDEX inbox_thread_seaman ON inbox_thread (seaman_id, position DESC);
CREATE INDEX inbox_thread_company ON inbox_thread (company_id, position DESC);
CREATE INDEX inbox_thread_of_seaman ON inbox_thread (seaman_id, seaman_change);
CREATE INDEX inbox_thread_of_company ON inbox_thread (company_id, company_change);
-- The next one is found at their ends.
CREATE INDEX inbox_thread_seaman_change ON inbox_thread (seaman_change);
CREATE INDEX inbox_thread_company_change ON inbox_thread (company_change);
CREATE INDEX inbox_thread_seaman_unread ON inbox_thread (seaman_id, seaman_unread) WHERE seaman_unread > 0;
CREATE INDEX inbox_thread_company_unread ON inbox_thread (company_id, company_unread) WHERE company_unread > 0;
CREATE INDEX inbox_thread_seaman_waits ON inbox_thread (seaman_unread_at) WHERE seaman_unread > 0;
CREATE INDEX inbox_thread_company_waits ON inbox_thread (company_unread_at) WHERE company_unread > 0;

CREATE TABLE inbox_message (
  id TEXT PRIMARY KEY,
  thread_id TEXT NOT NULL REFERENCES inbox_thread (id) ON DELETE CASCADE,
  -- As in its thread, so that one side's messages are read in their order over all threads.
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('seaman', 'company')),
  -- Who wrote it; null once they are gone.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- Made by the sender's page: the same one is the same message.
  sent_as TEXT NOT NULL,
  -- Sealed with the key of the thread's seafarer.
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When the open pages of both sides were told.
  delivered_at INTEGER,
  UNIQUE (thread_id, number),
  UNIQUE (thread_id, side, sent_as)
) STRICT;
CREATE INDEX inbox_message_seaman ON inbox_message (seaman_id, id);
CREATE INDEX inbox_message_company ON inbox_message (company_id, id);
CREATE INDEX inbox_message_account ON inbox_message (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX inbox_message_undelivered ON inbox_message (created_at) WHERE delivered_at IS NULL;

-- Pictures and PDFs, kept and sealed as their sender's. Without a message while they wait to be sent.
CREATE TABLE inbox_file (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  message_id TEXT REFERENCES inbox_message (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX inbox_file_message ON inbox_file (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX inbox_file_account ON inbox_file (account_id);
CREATE INDEX inbox_file_file ON inbox_file (file_id);
CREATE INDEX inbox_file_waiting ON inbox_file (created_at) WHERE message_id IS NULL;

-- Who takes no messages from whom: `side` is the one that blocked. A company blocks a person or a card.
CREATE TABLE inbox_block (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  side TEXT NOT NULL CHECK (side IN ('seaman', 'company')),
  to_card INTEGER NOT NULL CHECK (to_card IN (0, 1)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, company_id, side, to_card)
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_block_company ON inbox_block (company_id);

-- What an account shows of itself, and when mail last told it of what waits.
CREATE TABLE inbox_choice (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  read_marks INTEGER NOT NULL DEFAULT 1,
  typing INTEGER NOT NULL DEFAULT 1,
  digest TEXT NOT NULL DEFAULT 'hour' CHECK (digest IN ('hour', 'day')),
  digested_at INTEGER
) STRICT, WITHOUT ROWID;
