-- Digests: the time zone and the hour of an account, when each digest is due, and the updates that admins write.

-- An IANA time zone; null until the browser or the person names one: UTC until then.
ALTER TABLE account ADD COLUMN time_zone TEXT;
-- The local hour of digests.
ALTER TABLE account ADD COLUMN digest_hour INTEGER NOT NULL DEFAULT 9 CHECK (digest_hour BETWEEN 0 AND 23);

-- One row for each account and kind of digest that the person gets, or got.
CREATE TABLE digest (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (
    kind IN ('promoseaman_digest', 'article_seaman_updates', 'article_company_updates', 'product_updates', 'tech_updates')
  ),
  wanted INTEGER NOT NULL DEFAULT 1 CHECK (wanted IN (0, 1)),
  -- When it is written next; null while there is nothing to write, or it is not wanted.
  due_at INTEGER,
  -- Content published until then was in an earlier digest, or is older than the subscription.
  covered_until INTEGER NOT NULL,
  -- The local day (YYYY-MM-DD) of the last digest.
  last_day TEXT,
  PRIMARY KEY (account_id, kind),
  CHECK (wanted = 1 OR due_at IS NULL)
) STRICT, WITHOUT ROWID;
CREATE INDEX digest_due ON digest (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX digest_idle ON digest (kind, covered_until) WHERE due_at IS NULL AND wanted = 1;

-- The kind that is wanted by default has a row from the beginning.
CREATE TRIGGER digest_account_created AFTER INSERT ON account BEGIN
  INSERT INTO digest (account_id, kind, covered_until) SELECT NEW.id, 'tech_updates', NEW.created_at
  WHERE NOT EXISTS (SELECT 1 FROM digest WHERE account_id = NEW.id AND kind = 'tech_updates');
END;

-- Another time zone or hour: the next digest is planned again.
CREATE TRIGGER digest_account_moved AFTER UPDATE OF time_zone, digest_hour ON account
WHEN NEW.time_zone IS NOT OLD.time_zone OR NEW.digest_hour <> OLD.digest_hour BEGIN
  UPDATE digest SET due_at = NULL WHERE account_id = NEW.id;
END;

-- A choice within a day of the last digest loses nothing; what was published in a longer pause is not sent later. In a trigger, OR IGNORE
-- would be replaced by the conflict clause of the statement that fires it.
CREATE TRIGGER digest_chosen AFTER INSERT ON notification_setting
WHEN NEW.kind IN ('promoseaman_digest', 'article_seaman_updates', 'article_company_updates', 'product_updates', 'tech_updates') BEGIN
  UPDATE digest SET wanted = 0, due_at = NULL WHERE account_id = NEW.account_id AND kind = NEW.kind AND NEW.wanted = 0;
  UPDATE digest SET wanted = 1, covered_until = max(covered_until, NEW.changed_at - 86400000)
  WHERE account_id = NEW.account_id AND kind = NEW.kind AND wanted = 0 AND NEW.wanted = 1;
  INSERT INTO digest (account_id, kind, covered_until)
  SELECT NEW.account_id, NEW.kind, NEW.changed_at
  WHERE NEW.wanted = 1 AND NOT EXISTS (SELECT 1 FROM digest WHERE account_id = NEW.account_id AND kind = NEW.kind);
END;
CREATE TRIGGER digest_changed AFTER UPDATE OF wanted ON notification_setting
WHEN NEW.kind IN ('promoseaman_digest', 'article_seaman_updates', 'article_company_updates', 'product_updates', 'tech_updates') BEGIN
  UPDATE digest SET wanted = 0, due_at = NULL WHERE account_id = NEW.account_id AND kind = NEW.kind AND NEW.wanted = 0;
  UPDATE digest SET wanted = 1, covered_until = max(covered_until, NEW.changed_at - 86400000)
  WHERE account_id = NEW.account_id AND kind = NEW.kind AND wanted = 0 AND NEW.wanted = 1;
  INSERT INTO digest (account_id, kind, covered_until)
  SELECT NEW.account_id, NEW.kind, NEW.changed_at
  WHERE NEW.wanted = 1 AND NOT EXISTS (SELECT 1 FROM digest WHERE account_id = NEW.account_id AND kind = NEW.kind);
END;

INSERT INTO digest (account_id, kind, wanted, covered_until)
SELECT n.account_id, n.kind, n.wanted, unixepoch() * 1000 FROM notification_setting n
WHERE n.kind IN ('promoseaman_digest', 'article_seaman_updates', 'article_company_updates', 'product_updates', 'tech_updates');
INSERT OR IGNORE INTO digest (account_id, kind, covered_until)
SELECT a.id, 'tech_updates', unixepoch() * 1000 FROM account a;

-- What admins write to everybody who wants it, about the product or its technology.
CREATE TABLE site_update (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('product_updates', 'tech_updates')),
  -- The path of the page that the mail links to.
  path TEXT NOT NULL,
  -- Counts the changes; a proposal names the version that it is about.
  version INTEGER NOT NULL DEFAULT 1,
  -- From when it is sent; null for a draft.
  published_at INTEGER,
  -- When an admin stopped it: nobody else gets it.
  stopped_at INTEGER,
  letters INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
-- A digest contains one update, so no two of a kind are published at the same instant.
CREATE UNIQUE INDEX site_update_published ON site_update (kind, published_at) WHERE published_at IS NOT NULL;
CREATE INDEX site_update_newest ON site_update (created_at DESC, id DESC);

CREATE TABLE site_update_text (
  update_id TEXT NOT NULL REFERENCES site_update (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (update_id, language)
) STRICT, WITHOUT ROWID;
