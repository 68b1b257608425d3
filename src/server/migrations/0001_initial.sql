-- Keys are UUIDs of 36 characters, instants UTC milliseconds, plain dates YYYY-MM-DD, money integer minor units.

CREATE TABLE account (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT,
  role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'seaman', 'company', 'training-center', 'admin')),
  language TEXT NOT NULL,
  email_verified_at INTEGER,
  referred_by TEXT,
  attribution TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  user_agent TEXT,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  idle_expires_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX session_account ON session (account_id);
CREATE INDEX session_expiry ON session (expires_at);

CREATE TABLE security_event (
  id TEXT PRIMARY KEY,
  account_id TEXT,
  actor_id TEXT,
  kind TEXT NOT NULL,
  detail TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX security_event_account ON security_event (account_id, created_at);
CREATE TRIGGER security_event_no_update BEFORE UPDATE ON security_event BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TABLE seaman (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  public_id TEXT NOT NULL UNIQUE,
  ref_id TEXT NOT NULL UNIQUE,
  firstname TEXT NOT NULL,
  surname TEXT NOT NULL,
  citizenship TEXT NOT NULL,
  position_main TEXT NOT NULL,
  position_second TEXT,
  english_level TEXT,
  ready_from TEXT,
  birth_date TEXT,
  home_airport TEXT,
  mobile TEXT,
  is_hide_engines INTEGER NOT NULL DEFAULT 1,
  premium_status_expiration INTEGER,
  verification TEXT NOT NULL DEFAULT 'none' CHECK (verification IN ('none', 'pending', 'verified')),
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE experience (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  position TEXT NOT NULL,
  fleet TEXT NOT NULL,
  vessel_type TEXT NOT NULL,
  vessel_name TEXT NOT NULL,
  vessel_imo TEXT,
  vessel_flag TEXT,
  engine_name TEXT,
  engine_model TEXT,
  company TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT,
  sort INTEGER NOT NULL
) STRICT;
CREATE INDEX experience_seaman ON experience (seaman_id, sort);

CREATE TABLE document (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  type TEXT NOT NULL CHECK (type IN ('passport', 'visa', 'certificate', 'document')),
  name TEXT NOT NULL,
  number TEXT,
  extra TEXT,
  issued_by TEXT,
  issued_date TEXT,
  valid_date TEXT,
  sort INTEGER NOT NULL
) STRICT;
CREATE INDEX document_seaman ON document (seaman_id, sort);

CREATE TABLE company (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  legal_name TEXT,
  kind TEXT NOT NULL DEFAULT 'agency' CHECK (kind IN ('agency', 'manager', 'owner')),
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  website TEXT,
  about TEXT,
  licence_number TEXT,
  licence_issuer TEXT,
  licence_expires TEXT,
  licence_checked_at TEXT,
  verified INTEGER NOT NULL DEFAULT 0,
  answer_rate INTEGER,
  answer_hours INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- `seq` is given at publication and only grows: a higher seq is a newer vacancy. Search walks it instead of published_at.
CREATE TABLE vacancy (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  slug TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'moderation', 'published', 'expired', 'closed')),
  rank TEXT NOT NULL,
  department TEXT NOT NULL,
  fleet TEXT NOT NULL,
  vessel_type TEXT NOT NULL,
  vessel_class TEXT,
  vessel_name TEXT,
  size_value INTEGER,
  size_unit TEXT,
  dwt INTEGER,
  gt INTEGER,
  built INTEGER,
  flag TEXT,
  engine TEXT,
  dp_class INTEGER,
  trading_area TEXT,
  pay_min INTEGER NOT NULL,
  pay_max INTEGER NOT NULL,
  pay_currency TEXT NOT NULL,
  pay_period TEXT NOT NULL CHECK (pay_period IN ('month', 'day')),
  -- The upper end in USD minor units a month: what filters, sorts and statistics compare.
  pay_usd INTEGER NOT NULL,
  join_from TEXT NOT NULL,
  join_to TEXT NOT NULL,
  port_name TEXT,
  port_country TEXT,
  -- Tenths of a month, so that 1.5 stays an integer, and whole months that it may differ; rotations have days on and off instead.
  duration_tenths INTEGER,
  duration_plus_minus INTEGER,
  rotation_on INTEGER,
  rotation_off INTEGER,
  positions INTEGER NOT NULL DEFAULT 1,
  english_level TEXT,
  english_order INTEGER NOT NULL DEFAULT 0,
  any_nationality INTEGER NOT NULL DEFAULT 1,
  nationalities TEXT NOT NULL DEFAULT '[]',
  certificates TEXT NOT NULL DEFAULT '[]',
  crew_size INTEGER,
  crew_nationalities TEXT,
  min_months_in_rank INTEGER,
  min_months_on_type INTEGER,
  travel_paid INTEGER,
  internet TEXT,
  agreement TEXT,
  text TEXT NOT NULL,
  text_language TEXT NOT NULL,
  published_at INTEGER,
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX vacancy_newest ON vacancy (published_at DESC, seq DESC) WHERE status = 'published';
-- A broad search in another order than by age walks one of these and checks its filters without looking up a row.
CREATE INDEX vacancy_joining ON vacancy (
  join_from, seq DESC, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_to, pay_usd,
  duration_tenths, rotation_on
) WHERE status = 'published';
CREATE INDEX vacancy_salary ON vacancy (
  pay_usd DESC, seq DESC, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to,
  duration_tenths, rotation_on
) WHERE status = 'published';
-- Pay depends on the rank more than on anything else: a rank has its own order.
CREATE INDEX vacancy_rank_joining ON vacancy (
  rank, join_from, seq DESC, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_to, pay_usd,
  duration_tenths, rotation_on
) WHERE status = 'published';
CREATE INDEX vacancy_rank_salary ON vacancy (
  rank, pay_usd DESC, seq DESC, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to,
  duration_tenths, rotation_on
) WHERE status = 'published';
CREATE INDEX vacancy_rank ON vacancy (rank, seq DESC, pay_usd) WHERE status = 'published';
CREATE INDEX vacancy_market ON vacancy (rank, vessel_type, seq DESC, pay_usd) WHERE status = 'published';
CREATE INDEX vacancy_vessel ON vacancy (vessel_type, department, seq DESC) WHERE status = 'published';
CREATE INDEX vacancy_company ON vacancy (company_id, status, published_at DESC);
CREATE INDEX vacancy_expiry ON vacancy (expires_at) WHERE status = 'published';
-- What search checks and counts of the rows it has found, a tenth of the size of a row.
CREATE INDEX vacancy_facts ON vacancy (
  seq, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to, pay_usd,
  duration_tenths, rotation_on, published_at, company_id, nationalities
) WHERE status = 'published';

-- Of published vacancies only, like the search index: so it can be counted without looking at them.
CREATE TABLE vacancy_nationality (
  country TEXT NOT NULL,
  vacancy_seq INTEGER NOT NULL REFERENCES vacancy (seq) ON DELETE CASCADE,
  PRIMARY KEY (country, vacancy_seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacancy_nationality_vacancy ON vacancy_nationality (vacancy_seq);

-- rowid = vacancy.seq, published vacancies only. Both columns are made by features/vacancies/vacancy-search-text.ts, which
-- folds case, diacritics and Han text itself; so the plain tokenizer, which takes every non-ASCII character as a letter.
CREATE VIRTUAL TABLE vacancy_search USING fts5 (
  terms, words, content = '', contentless_delete = 1, detail = column, tokenize = "ascii tokenchars '_'"
);

-- Every word of the column "words", so that a beginning of a word can be searched for as the words that begin with it.
CREATE TABLE search_word (word TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;

-- Figures that many readers share, refreshed by the scheduled run and after each publication.
CREATE TABLE statistic (name TEXT PRIMARY KEY, value TEXT NOT NULL, updated_at INTEGER NOT NULL) STRICT;

CREATE TABLE application (
  id TEXT PRIMARY KEY,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'shortlisted', 'interview', 'offered', 'joined', 'rejected')),
  note TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (vacancy_id, seaman_id)
) STRICT;
CREATE INDEX application_vacancy ON application (vacancy_id, created_at DESC);
CREATE INDEX application_seaman ON application (seaman_id, created_at DESC);

CREATE TABLE idempotency (
  account_id TEXT NOT NULL,
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, operation, key)
) STRICT, WITHOUT ROWID;

-- Mail is written with its cause and sent by the queue; `cause` keeps it at one to a person per cause.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  cause TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  payload TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER
) STRICT;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE status = 'waiting';

-- What was sent, kept where mail is only kept locally and shown at /dev/mail.
CREATE TABLE sent_mail (
  outbox_id TEXT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

-- A row that breaks the check aborts the whole batch: the way to make a precondition part of a transaction.
CREATE TABLE guard (ok INTEGER NOT NULL CHECK (ok = 1)) STRICT;
