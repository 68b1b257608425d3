-- A company's own application form: a document of Word that was read part by part and packed anew.
CREATE TABLE agency_form (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company(id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  document BLOB NOT NULL,
  size INTEGER NOT NULL,
  places INTEGER NOT NULL,
  unknown TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX agency_form_company ON agency_form (company_id, created_at);
