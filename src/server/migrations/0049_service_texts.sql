-- Texts of services: versions by service and language. The messages of the product are the version before the first one.

CREATE TABLE service_text (
  id TEXT PRIMARY KEY,
  service TEXT NOT NULL,
  language TEXT NOT NULL,
  -- Counted from 1 for each service and language.
  number INTEGER NOT NULL CHECK (number > 0),
  title TEXT NOT NULL,
  -- What the service is, and what it does not do.
  words TEXT NOT NULL,
  excluded TEXT NOT NULL,
  -- The plain date in UTC from which it holds, until the date of another one.
  from_day TEXT NOT NULL,
  -- The random id of the admin, which remains after the account.
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  UNIQUE (service, language, number)
) STRICT;
CREATE INDEX service_text_language ON service_text (language);

CREATE TRIGGER service_text_update BEFORE UPDATE ON service_text BEGIN SELECT RAISE(ABORT, 'append only'); END;
CREATE TRIGGER service_text_delete BEFORE DELETE ON service_text BEGIN SELECT RAISE(ABORT, 'append only'); END;

-- Figures of a period.
CREATE INDEX service_order_created ON service_order (created_at);
