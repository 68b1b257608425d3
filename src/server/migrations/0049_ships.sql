-- Ships of companies' fleets. The facts are a document: what a contract of a CV says of its ship.
CREATE TABLE ship (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  imo TEXT NOT NULL,
  facts TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (company_id, imo)
) STRICT;
CREATE INDEX ship_imo ON ship (imo, updated_at DESC);
