-- Vacancies out of agencies' feeds: where they come from, what was read, what became of it.

CREATE TABLE feed_source (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('upload', 'address')),
  -- The file's name, or the host.
  name TEXT NOT NULL,
  address TEXT,
  -- Whether what the schedule reads is published without being looked at; only after a first report was confirmed by hand.
  publishes_alone INTEGER NOT NULL DEFAULT 0,
  confirmed_at INTEGER,
  etag TEXT,
  last_modified TEXT,
  read_at INTEGER,
  -- When the schedule reads it next; never where there is no time.
  due_at INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((kind = 'address') = (address IS NOT NULL)),
  UNIQUE (company_id, address)
) STRICT;
CREATE INDEX feed_source_company ON feed_source (company_id, created_at);
CREATE INDEX feed_source_due ON feed_source (due_at) WHERE due_at IS NOT NULL;

-- What was published of a source, by the name the feed gives it. `listed` is 0 once it has left the feed.
CREATE TABLE feed_item (
  source_id TEXT NOT NULL REFERENCES feed_source (id) ON DELETE CASCADE,
  external_id TEXT NOT NULL,
  vacancy_id TEXT NOT NULL UNIQUE REFERENCES vacancy (id) ON DELETE CASCADE,
  content_hash TEXT NOT NULL,
  listed INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (source_id, external_id)
) STRICT, WITHOUT ROWID;

-- One reading of a source. `open` waits to be confirmed, `idle` has nothing to confirm, `replaced` was read again before it was confirmed.
CREATE TABLE feed_report (
  id TEXT PRIMARY KEY,
  source_id TEXT NOT NULL REFERENCES feed_source (id) ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('open', 'confirmed', 'idle', 'replaced')),
  read_by TEXT NOT NULL CHECK (read_by IN ('owner', 'schedule')),
  confirmed_by TEXT CHECK (confirmed_by IN ('owner', 'schedule')),
  -- Entries in the feed, and how many rows of the report came out in which way, as JSON.
  items INTEGER NOT NULL,
  counts TEXT NOT NULL,
  -- Of what its rows come to: the same feed read again comes to the same.
  plan_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;
CREATE INDEX feed_report_source ON feed_report (source_id, created_at DESC);
CREATE UNIQUE INDEX feed_report_open ON feed_report (source_id) WHERE status = 'open';

-- The rows that the owner sees; `facts` are published exactly as they stand here.
CREATE TABLE feed_report_row (
  report_id TEXT NOT NULL REFERENCES feed_report (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  external_id TEXT NOT NULL,
  title TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('new', 'changed', 'unchanged', 'duplicate', 'refused', 'withdrawn')),
  reasons TEXT NOT NULL DEFAULT '[]',
  notes TEXT NOT NULL DEFAULT '[]',
  changes TEXT NOT NULL DEFAULT '[]',
  -- Position of the row that says the same.
  duplicate_of INTEGER,
  vacancy_id TEXT,
  content_hash TEXT,
  facts TEXT,
  PRIMARY KEY (report_id, position)
) STRICT;
CREATE INDEX feed_report_row_outcome ON feed_report_row (report_id, outcome, position);
