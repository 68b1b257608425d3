-- The check of a company's licence. It stands in the company's own row, so that one statement changes a fact and takes the mark off.
ALTER TABLE company ADD COLUMN check_state TEXT NOT NULL DEFAULT 'none' CHECK (check_state IN ('none', 'waiting', 'refused', 'expired'));
ALTER TABLE company ADD COLUMN check_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE company ADD COLUMN asked_at INTEGER;
ALTER TABLE company ADD COLUMN decided_at INTEGER;
ALTER TABLE company ADD COLUMN decided_by TEXT;
ALTER TABLE company ADD COLUMN refusal TEXT;
ALTER TABLE company ADD COLUMN refusal_note TEXT;
ALTER TABLE company ADD COLUMN register_url TEXT;
ALTER TABLE company ADD COLUMN contact_name TEXT;
ALTER TABLE company ADD COLUMN contact_email TEXT;
ALTER TABLE company ADD COLUMN contact_phone TEXT;
ALTER TABLE company ADD COLUMN scan_file_id TEXT;
ALTER TABLE company ADD COLUMN reminded_for TEXT;
CREATE INDEX company_check ON company (check_state, asked_at) WHERE verified = 0;

-- What a company says about itself, as the public reads it.
CREATE TABLE company_text (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (company_id, language)
) STRICT, WITHOUT ROWID;
INSERT INTO company_text (company_id, language, text, updated_at)
  SELECT id, coalesce(about_language, 'en'), about, updated_at FROM company WHERE about IS NOT NULL;
ALTER TABLE company DROP COLUMN about;
ALTER TABLE company DROP COLUMN about_language;

-- Brand, website and texts (`text-en`) that an admin has to read first, or did not let through.
CREATE TABLE company_waiting (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  part TEXT NOT NULL,
  value TEXT NOT NULL,
  flags TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'refused')),
  reason TEXT,
  note TEXT,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (company_id, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_waiting_sent ON company_waiting (sent_at) WHERE state = 'waiting';
