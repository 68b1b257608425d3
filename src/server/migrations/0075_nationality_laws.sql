-- Countries whose law lets their companies ask for nationalities: by which law, and on which days, plain dates, both included. An entry
-- is ended by its last day and never deleted; one that ends the day before it begins never held.
CREATE TABLE nationality_law (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  from_day TEXT NOT NULL,
  until_day TEXT,
  source TEXT NOT NULL,
  entered_by TEXT NOT NULL,
  entered_at INTEGER NOT NULL,
  ended_by TEXT,
  ended_at INTEGER
) STRICT;
CREATE INDEX nationality_law_country ON nationality_law (country, from_day);
