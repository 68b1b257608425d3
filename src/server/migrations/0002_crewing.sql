-- The language that `about` was written in.
ALTER TABLE company ADD COLUMN about_language TEXT;

-- When the company first moved the application on; measured answer times are made from it.
ALTER TABLE application ADD COLUMN answered_at INTEGER;
UPDATE application SET answered_at = updated_at WHERE status <> 'new';
CREATE INDEX application_measured ON application (created_at, vacancy_id, answered_at);

-- What a company crews, counted without looking at a vacancy.
CREATE INDEX vacancy_employer ON vacancy (company_id, status, fleet, vessel_type, rank);

CREATE TABLE company_office (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('head', 'crewing', 'training', 'representative')),
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  address TEXT,
  sort INTEGER NOT NULL
) STRICT;
CREATE INDEX company_office_company ON company_office (company_id, sort);

-- The directory: one narrow row for each company that the public may see, brought up to date by the scheduled run.
CREATE TABLE agency_listing (
  company_id TEXT PRIMARY KEY REFERENCES company (id) ON DELETE CASCADE,
  country TEXT NOT NULL,
  slug TEXT NOT NULL,
  verified INTEGER NOT NULL,
  open_vacancies INTEGER NOT NULL,
  -- One bit for each fleet in the order of the vocabulary.
  fleets INTEGER NOT NULL,
  -- Hours to an answer, or more than anybody takes where that is not measured.
  answer_order INTEGER NOT NULL,
  -- Folded as search folds what people type; both are empty until the row is named.
  name_key TEXT NOT NULL DEFAULT '',
  words TEXT NOT NULL DEFAULT '',
  -- The change of the company that name and words were made from.
  named_at INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX agency_listing_open ON agency_listing (open_vacancies DESC, name_key, company_id);
CREATE INDEX agency_listing_answer ON agency_listing (answer_order, name_key, company_id);
CREATE INDEX agency_listing_name ON agency_listing (name_key, company_id);
CREATE INDEX agency_listing_country ON agency_listing (country, open_vacancies DESC, name_key, company_id);
CREATE UNIQUE INDEX agency_listing_address ON agency_listing (country, slug);

-- What a seafarer wrote to a company. The company may answer to their own address only where they said so.
CREATE TABLE company_message (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  shows_email INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX company_message_company ON company_message (company_id, created_at DESC);
CREATE INDEX company_message_seaman ON company_message (seaman_id, company_id, created_at DESC);

ALTER TABLE sent_mail ADD COLUMN reply_to TEXT;

-- Reports about anything public. Guests may report too; then nobody is named.
CREATE TABLE report (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('vacancy', 'company', 'seaman', 'article')),
  target_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT,
  language TEXT NOT NULL,
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'upheld', 'dismissed')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX report_status ON report (status, created_at);
CREATE INDEX report_target ON report (kind, target_id, created_at);
-- The same report of one person twice is one report.
CREATE UNIQUE INDEX report_once ON report (account_id, kind, target_id, reason) WHERE account_id IS NOT NULL AND status = 'open';
