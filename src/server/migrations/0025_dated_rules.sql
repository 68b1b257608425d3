-- Dated rules: exchange rates, taxes and other data that admins keep. A version contains all rules of its kind.
CREATE TABLE dated_rule_version (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  -- Counted from 1 for each kind; null for an uploaded file that is not confirmed. The highest one holds.
  number INTEGER CHECK (number > 0),
  -- SHA-256 of its rules.
  digest TEXT NOT NULL,
  -- Random ids of admins, which remain after their accounts; null for a version that a release added.
  proposed_by TEXT,
  confirmed_by TEXT,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  CHECK ((number IS NULL) = (confirmed_at IS NULL)),
  CHECK (confirmed_by <> proposed_by)
) STRICT;
CREATE UNIQUE INDEX dated_rule_version_number ON dated_rule_version (kind, number) WHERE number IS NOT NULL;
CREATE INDEX dated_rule_version_draft ON dated_rule_version (kind, created_at) WHERE number IS NULL;

CREATE TABLE dated_rule (
  version_id TEXT NOT NULL REFERENCES dated_rule_version (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  -- The values of the scope in one text, and scope and value by column in JSON.
  scope_key TEXT NOT NULL,
  scope TEXT NOT NULL,
  value TEXT NOT NULL,
  -- First and last date; without a last one it holds until the next rule of the scope.
  from_day TEXT NOT NULL,
  until_day TEXT,
  source TEXT NOT NULL,
  PRIMARY KEY (version_id, position),
  CHECK (until_day >= from_day)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX dated_rule_scope ON dated_rule (version_id, scope_key, from_day);

CREATE TRIGGER dated_rule_version_update BEFORE UPDATE ON dated_rule_version
WHEN OLD.number IS NOT NULL
  OR (NEW.id, NEW.kind, NEW.digest, NEW.created_at) IS NOT (OLD.id, OLD.kind, OLD.digest, OLD.created_at)
BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER dated_rule_version_delete BEFORE DELETE ON dated_rule_version WHEN OLD.number IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER dated_rule_insert BEFORE INSERT ON dated_rule
WHEN EXISTS (SELECT 1 FROM dated_rule_version WHERE id = NEW.version_id AND number IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER dated_rule_update BEFORE UPDATE ON dated_rule BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER dated_rule_delete BEFORE DELETE ON dated_rule
WHEN EXISTS (SELECT 1 FROM dated_rule_version WHERE id = OLD.version_id AND number IS NOT NULL)
BEGIN SELECT RAISE(ABORT, 'append only'); END;

-- The first versions. The rates are those by which pay is compared (src/domain/vocabulary/currencies.ts).
INSERT INTO dated_rule_version (id, kind, number, digest, created_at, confirmed_at) VALUES
  ('019a7a5e-0000-7000-8000-000000000001', 'rate', NULL, 'a5a88bb71d0780fa3441f979e8990e38751d44d83a9feb98eef0dcebb4b26cbd', 1795910400000, NULL),
  ('019a7a5e-0000-7000-8000-000000000002', 'agency-russian', NULL, '9024cf054cb641d840cca666cae17efbc1e0158d328e2d7e8aa278b58b2d5f68', 1795910400000, NULL);
INSERT INTO dated_rule (version_id, position, scope_key, scope, value, from_day, until_day, source) VALUES
  ('019a7a5e-0000-7000-8000-000000000001', 0, 'AED', '{"currency":"AED"}', '{"per_usd":"3.6725"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 1, 'CNY', '{"currency":"CNY"}', '{"per_usd":"7.08"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 2, 'EUR', '{"currency":"EUR"}', '{"per_usd":"0.86"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 3, 'GBP', '{"currency":"GBP"}', '{"per_usd":"0.755"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 4, 'INR', '{"currency":"INR"}', '{"per_usd":"89.4"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 5, 'JPY', '{"currency":"JPY"}', '{"per_usd":"152.4"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 6, 'NOK', '{"currency":"NOK"}', '{"per_usd":"10.05"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 7, 'PHP', '{"currency":"PHP"}', '{"per_usd":"58.7"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 8, 'SGD', '{"currency":"SGD"}', '{"per_usd":"1.3"}', '2026-11-13', NULL, 'Rates for comparing pay'),
  ('019a7a5e-0000-7000-8000-000000000001', 9, 'UAH', '{"currency":"UAH"}', '{"per_usd":"42.6"}', '2026-11-13', NULL, 'Rates for comparing pay');
INSERT INTO dated_rule (version_id, position, scope_key, scope, value, from_day, until_day, source) VALUES
  ('019a7a5e-0000-7000-8000-000000000002', 0, 'licence-country:RU', '{"fact":"licence-country","is":"RU"}', '{}', '2026-11-01', NULL, 'First version'),
  ('019a7a5e-0000-7000-8000-000000000002', 1, 'seat-country:RU', '{"fact":"seat-country","is":"RU"}', '{}', '2026-11-01', NULL, 'First version');
UPDATE dated_rule_version SET number = 1, confirmed_at = created_at
WHERE id IN ('019a7a5e-0000-7000-8000-000000000001', '019a7a5e-0000-7000-8000-000000000002');
