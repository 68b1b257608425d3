-- What was taken out of the public's sight, and when. The edge serves no copy that is older than the withdrawal of something it shows.
-- Rows are written by triggers alone, so that no act can forget them. A subject is named as addresses and answers name it: the id of a
-- vacancy, the slug of a company, article or page, the key of a picture. Times are those of the database's own clock.
CREATE TABLE withdrawal (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;
CREATE INDEX withdrawal_at ON withdrawal (at);

-- Vacancies: taken down, refused, paused, closed, waiting with another text. One that expires is no act: its page names the day.
-- A company that was not checked is public with its vacancies only.
CREATE TRIGGER withdrawal_vacancy_hidden AFTER UPDATE OF status ON vacancy
WHEN OLD.status IN ('published', 'expired', 'closed') AND NEW.status IN ('draft', 'moderation', 'closed') AND NEW.status <> OLD.status BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.id);
  INSERT INTO withdrawal (subject) SELECT c.slug FROM company c WHERE c.id = OLD.company_id AND c.verified = 0
    AND NOT EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = c.id AND v.status IN ('published', 'expired', 'closed'));
  DELETE FROM agency_listing WHERE company_id = OLD.company_id AND verified = 0
    AND NOT EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = OLD.company_id AND v.status IN ('published', 'expired', 'closed'));
END;
CREATE TRIGGER withdrawal_vacancy_deleted AFTER DELETE ON vacancy WHEN OLD.status IN ('published', 'expired', 'closed') BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.id);
END;

CREATE TRIGGER withdrawal_company_moved AFTER UPDATE OF slug, country ON company WHEN NEW.slug <> OLD.slug OR NEW.country <> OLD.country BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
CREATE TRIGGER withdrawal_company_unverified AFTER UPDATE OF verified ON company WHEN OLD.verified = 1 AND NEW.verified = 0 BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
-- An account that is erased was closed for longer than any copy is kept: its company's name is not written down once more.
CREATE TRIGGER withdrawal_company_deleted AFTER DELETE ON company BEGIN
  DELETE FROM withdrawal WHERE subject = OLD.slug AND EXISTS (SELECT 1 FROM erasure WHERE account_id = OLD.account_id);
  INSERT INTO withdrawal (subject) SELECT OLD.slug WHERE NOT EXISTS (SELECT 1 FROM erasure WHERE account_id = OLD.account_id);
END;

-- Blocked and closing accounts take their company, its vacancies and their pictures with them. What a page says no longer after 30 days
-- needs no mention.
CREATE TRIGGER withdrawal_account_blocked AFTER UPDATE OF blocked_at ON account WHEN OLD.blocked_at IS NULL AND NEW.blocked_at IS NOT NULL BEGIN
  INSERT INTO withdrawal (subject) SELECT NEW.avatar_key WHERE NEW.avatar_key IS NOT NULL;
  INSERT INTO withdrawal (subject) SELECT slug FROM company WHERE account_id = NEW.id;
  INSERT INTO withdrawal (subject) SELECT logo_key FROM company WHERE account_id = NEW.id AND logo_key IS NOT NULL;
  INSERT INTO withdrawal (subject) SELECT v.id FROM vacancy v JOIN company c ON c.id = v.company_id
    WHERE c.account_id = NEW.id AND v.status IN ('published', 'expired', 'closed') AND coalesce(v.expires_at, 9e15) > (unixepoch() - 2678400) * 1000;
END;
CREATE TRIGGER withdrawal_account_closing AFTER INSERT ON erasure BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM company WHERE account_id = NEW.account_id;
  INSERT INTO withdrawal (subject) SELECT logo_key FROM company WHERE account_id = NEW.account_id AND logo_key IS NOT NULL;
  INSERT INTO withdrawal (subject) SELECT v.id FROM vacancy v JOIN company c ON c.id = v.company_id
    WHERE c.account_id = NEW.account_id AND v.status IN ('published', 'expired', 'closed') AND coalesce(v.expires_at, 9e15) > (unixepoch() - 2678400) * 1000;
END;

-- Pictures: one that is given up, and once more when nothing is left of it.
CREATE TRIGGER withdrawal_picture_discarded AFTER UPDATE OF state, expires_at ON file
WHEN NEW.picture_key IS NOT NULL AND NEW.state = 'discarded' AND OLD.state = 'stored' BEGIN
  INSERT INTO withdrawal (subject) VALUES (NEW.picture_key);
END;
CREATE TRIGGER withdrawal_picture_deleted AFTER DELETE ON file WHEN OLD.picture_key IS NOT NULL BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.picture_key);
END;
CREATE TRIGGER withdrawal_logo_replaced AFTER UPDATE OF logo_key ON company WHEN OLD.logo_key IS NOT NULL AND NEW.logo_key IS NOT OLD.logo_key BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.logo_key);
END;
CREATE TRIGGER withdrawal_avatar_replaced AFTER UPDATE OF avatar_key ON account WHEN OLD.avatar_key IS NOT NULL AND NEW.avatar_key IS NOT OLD.avatar_key BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.avatar_key);
END;

-- Articles and pages: unpublished, put off, moved, deleted, or without a text in one of their languages.
CREATE TRIGGER withdrawal_article_unpublished AFTER UPDATE OF published_at, slug, category ON article
WHEN OLD.published_at IS NOT NULL
  AND (NEW.published_at IS NULL OR NEW.published_at > OLD.published_at OR NEW.slug <> OLD.slug OR NEW.category <> OLD.category) BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
CREATE TRIGGER withdrawal_article_deleted AFTER DELETE ON article WHEN OLD.published_at IS NOT NULL BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
CREATE TRIGGER withdrawal_article_text_deleted AFTER DELETE ON article_text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM article WHERE id = OLD.article_id AND published_at IS NOT NULL;
END;
CREATE TRIGGER withdrawal_page_moved AFTER UPDATE OF slug ON page WHEN NEW.slug <> OLD.slug BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
CREATE TRIGGER withdrawal_page_deleted AFTER DELETE ON page BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
CREATE TRIGGER withdrawal_page_text_deleted AFTER DELETE ON page_text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM page WHERE id = OLD.page_id;
END;

-- Whether a picture may be given is asked by its key.
CREATE INDEX file_picture ON file (picture_key) WHERE picture_key IS NOT NULL;
CREATE INDEX company_logo ON company (logo_key) WHERE logo_key IS NOT NULL;
CREATE INDEX account_avatar ON account (avatar_key) WHERE avatar_key IS NOT NULL;
