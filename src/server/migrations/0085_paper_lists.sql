-- Which papers vacancies ask for, each list once: a match reads a thousand vacancies, and many ask for the same. A list is never changed and its number never given again, so a number always means the same papers.
CREATE TABLE paper_list (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  certificates TEXT NOT NULL,
  -- Empty where no paper has months of its own: null is like nothing, not even like itself.
  certificate_months TEXT NOT NULL,
  UNIQUE (certificates, certificate_months)
) STRICT;

ALTER TABLE vacancy ADD COLUMN paper_list_id INTEGER REFERENCES paper_list (id);

INSERT INTO paper_list (certificates, certificate_months)
  SELECT DISTINCT certificates, coalesce(certificate_months, '') FROM vacancy;

UPDATE vacancy SET paper_list_id = (
  SELECT id FROM paper_list WHERE certificates = vacancy.certificates AND certificate_months = coalesce(vacancy.certificate_months, '')
);

-- No writer of vacancies knows of the lists, and none is left that nobody asks for.
CREATE INDEX vacancy_paper_list ON vacancy (paper_list_id);

CREATE TRIGGER vacancy_paper_list_insert AFTER INSERT ON vacancy BEGIN
  INSERT INTO paper_list (certificates, certificate_months) VALUES (NEW.certificates, coalesce(NEW.certificate_months, ''))
    ON CONFLICT DO NOTHING;
  UPDATE vacancy SET paper_list_id = (
    SELECT id FROM paper_list WHERE certificates = NEW.certificates AND certificate_months = coalesce(NEW.certificate_months, '')
  ) WHERE seq = NEW.seq;
END;

CREATE TRIGGER vacancy_paper_list_update AFTER UPDATE OF certificates, certificate_months ON vacancy
WHEN NEW.certificates IS NOT OLD.certificates OR NEW.certificate_months IS NOT OLD.certificate_months BEGIN
  INSERT INTO paper_list (certificates, certificate_months) VALUES (NEW.certificates, coalesce(NEW.certificate_months, ''))
    ON CONFLICT DO NOTHING;
  UPDATE vacancy SET paper_list_id = (
    SELECT id FROM paper_list WHERE certificates = NEW.certificates AND certificate_months = coalesce(NEW.certificate_months, '')
  ) WHERE seq = NEW.seq;
  DELETE FROM paper_list WHERE id = OLD.paper_list_id AND NOT EXISTS (SELECT 1 FROM vacancy WHERE paper_list_id = OLD.paper_list_id);
END;

CREATE TRIGGER vacancy_paper_list_delete AFTER DELETE ON vacancy BEGIN
  DELETE FROM paper_list WHERE id = OLD.paper_list_id AND NOT EXISTS (SELECT 1 FROM vacancy WHERE paper_list_id = OLD.paper_list_id);
END;

-- The last of it is what a vacancy asks for as one text, made when the vacancy is written: no reader puts a thousand of them together. It is found by being written alike (vacancy-demands.ts).
DROP INDEX vacancy_demands;
CREATE INDEX vacancy_demands ON vacancy (
  seq, rank, paper_list_id,
  json_array(
    seq, rank, vessel_type, join_from, join_to, duration_tenths, duration_plus_minus, rotation_on, english_level, min_months_in_rank,
    min_months_on_type, paper_list_id
  )
) WHERE status = 'published';
