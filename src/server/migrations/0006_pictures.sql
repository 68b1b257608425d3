-- Share pictures that were made, with the version that is kept. A picture is made when it is first asked for; from then on it is
-- due again when its subject changes, and some time after it was looked at last.
CREATE TABLE picture (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  version TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_due ON picture (due_at);

CREATE TRIGGER picture_vacancy_changed AFTER UPDATE ON vacancy BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'vacancy' AND subject = OLD.id;
END;
CREATE TRIGGER picture_vacancy_deleted AFTER DELETE ON vacancy BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'vacancy' AND subject = OLD.id;
END;
CREATE TRIGGER picture_company_changed AFTER UPDATE OF slug, name, country, city, verified ON company BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'agency' AND subject = OLD.slug;
END;
CREATE TRIGGER picture_company_deleted AFTER DELETE ON company BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'agency' AND subject = OLD.slug;
END;

CREATE TRIGGER picture_article_changed AFTER UPDATE ON article BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'article' AND subject = OLD.slug;
END;
CREATE TRIGGER picture_article_deleted AFTER DELETE ON article BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'article' AND subject = OLD.slug;
END;
CREATE TRIGGER picture_article_text_changed AFTER UPDATE OF title ON article_text WHEN NEW.language = 'en' BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'article' AND subject = (SELECT slug FROM article WHERE id = NEW.article_id);
END;

-- What a sitemap tells of a vacancy, so that walking all of them reads no whole rows.
CREATE INDEX vacancy_address ON vacancy (seq, id, updated_at) WHERE status = 'published';
