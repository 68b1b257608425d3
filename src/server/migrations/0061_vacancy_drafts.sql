-- A vacancy as it is typed, under the id that it has or will have. Without a document everything that was typed is published; the
-- version goes on.
CREATE TABLE vacancy_draft (
  vacancy_id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  document TEXT,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX vacancy_draft_company ON vacancy_draft (company_id, updated_at DESC) WHERE document IS NOT NULL;
