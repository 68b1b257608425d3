-- One row for each application, for the statistics of its company: days and stages, nobody's data. The row stays when the application is
-- deleted; then it names no application, and its days are the first days of their weeks. Days are counted from 1970-01-01, UTC.
CREATE TABLE application_fact (
  id INTEGER PRIMARY KEY,
  application_id TEXT UNIQUE REFERENCES application (id) ON DELETE SET NULL,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  day INTEGER NOT NULL,
  is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1)),
  -- Whole hours until the company first moved it; null while it is new.
  answer_hours INTEGER,
  -- The present stage (1 shortlisted, 2 interview, 3 offered, 4 joined, otherwise 0), and the highest one that it left after the seafarer was
  -- notified: a stage that was taken back within 15 minutes does not count.
  stage INTEGER NOT NULL,
  left_stage INTEGER NOT NULL DEFAULT 0,
  -- The day of joining, and the days since the publication of the vacancy.
  filled_day INTEGER,
  fill_days INTEGER
) STRICT;
CREATE INDEX application_fact_company ON application_fact (company_id, day, vacancy_id, is_read, answer_hours, stage, left_stage);
CREATE INDEX application_fact_vacancy ON application_fact (vacancy_id, day);
CREATE INDEX application_fact_filled ON application_fact (company_id, filled_day, vacancy_id, fill_days) WHERE filled_day IS NOT NULL;
CREATE INDEX application_fact_day ON application_fact (day);

INSERT INTO application_fact (application_id, company_id, vacancy_id, day, is_read, answer_hours, stage, filled_day, fill_days)
  SELECT a.id, v.company_id, v.id, a.created_at / 86400000, a.answered_at IS NOT NULL, (a.answered_at - a.created_at) / 3600000,
    CASE a.status WHEN 'shortlisted' THEN 1 WHEN 'interview' THEN 2 WHEN 'offered' THEN 3 WHEN 'joined' THEN 4 ELSE 0 END,
    iif(a.status = 'joined', a.updated_at / 86400000, NULL),
    iif(a.status = 'joined', max(0, (a.updated_at - v.published_at) / 86400000), NULL)
  FROM application a JOIN vacancy v ON v.id = a.vacancy_id;

CREATE TRIGGER application_fact_insert AFTER INSERT ON application BEGIN
  INSERT INTO application_fact (application_id, company_id, vacancy_id, day, is_read, answer_hours, stage, filled_day, fill_days)
    SELECT NEW.id, v.company_id, v.id, NEW.created_at / 86400000, NEW.answered_at IS NOT NULL, (NEW.answered_at - NEW.created_at) / 3600000,
      CASE NEW.status WHEN 'shortlisted' THEN 1 WHEN 'interview' THEN 2 WHEN 'offered' THEN 3 WHEN 'joined' THEN 4 ELSE 0 END,
      iif(NEW.status = 'joined', NEW.updated_at / 86400000, NULL),
      iif(NEW.status = 'joined', max(0, (NEW.updated_at - v.published_at) / 86400000), NULL)
    FROM vacancy v WHERE v.id = NEW.vacancy_id;
END;
CREATE TRIGGER application_fact_update AFTER UPDATE OF status, answered_at ON application BEGIN
  UPDATE application_fact SET
    is_read = 1,
    answer_hours = (NEW.answered_at - NEW.created_at) / 3600000,
    left_stage = iif(NEW.updated_at - OLD.updated_at >= 900000, max(left_stage, stage), left_stage),
    stage = CASE NEW.status WHEN 'shortlisted' THEN 1 WHEN 'interview' THEN 2 WHEN 'offered' THEN 3 WHEN 'joined' THEN 4 ELSE 0 END,
    filled_day = iif(NEW.status = 'joined', NEW.updated_at / 86400000, NULL),
    fill_days = iif(NEW.status = 'joined',
      (SELECT max(0, (NEW.updated_at - v.published_at) / 86400000) FROM vacancy v WHERE v.id = NEW.vacancy_id), NULL)
  WHERE application_id = NEW.id;
END;
-- 1970-01-01 was a Thursday.
CREATE TRIGGER application_fact_unlinked AFTER UPDATE OF application_id ON application_fact WHEN NEW.application_id IS NULL BEGIN
  UPDATE application_fact SET day = NEW.day - (NEW.day + 3) % 7, filled_day = NEW.filled_day - (NEW.filled_day + 3) % 7 WHERE id = NEW.id;
END;
