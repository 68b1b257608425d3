-- Who acts for a company. `company.account_id` stays the account that the company came with, and goes with.
CREATE TABLE company_member (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX company_member_company ON company_member (company_id, created_at);

INSERT INTO company_member (account_id, company_id, role, created_at, updated_at)
  SELECT account_id, id, 'owner', created_at, created_at FROM company;
