-- Which CVs an organisation receives by mailings; an empty list has no limit.
CREATE TABLE mailing_rule (
  organisation_id TEXT PRIMARY KEY REFERENCES organisation (id) ON DELETE CASCADE,
  fleets TEXT NOT NULL DEFAULT '[]',
  vessel_types TEXT NOT NULL DEFAULT '[]',
  ranks TEXT NOT NULL DEFAULT '[]',
  -- 'each': one mail for each CV.
  frequency TEXT NOT NULL CHECK (frequency IN ('none', 'each', 'daily', 'weekly')),
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX mailing_rule_receiving ON mailing_rule (organisation_id) WHERE frequency <> 'none';
