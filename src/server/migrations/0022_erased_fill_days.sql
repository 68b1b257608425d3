-- A row without its application counted the exact days from the publication of the vacancy to joining, which gave the day of joining. It now
-- counts them to the Thursday of the week, which says no more than the week itself. Its id no longer shows between which applications it arrived.
DROP TRIGGER application_fact_unlinked;
CREATE TRIGGER application_fact_unlinked AFTER UPDATE OF application_id ON application_fact WHEN NEW.application_id IS NULL BEGIN
  UPDATE application_fact SET
    id = (SELECT max(id) + 1 FROM application_fact),
    -- 1970-01-01 was a Thursday.
    day = NEW.day - (NEW.day + 3) % 7,
    filled_day = NEW.filled_day - (NEW.filled_day + 3) % 7,
    fill_days = iif(NEW.fill_days IS NULL, NULL, (SELECT max(0, NEW.filled_day - (NEW.filled_day + 3) % 7 + 3 - v.published_at / 86400000)
      FROM vacancy v WHERE v.id = NEW.vacancy_id))
  WHERE id = NEW.id;
END;
UPDATE application_fact SET fill_days = (SELECT max(0, filled_day + 3 - v.published_at / 86400000) FROM vacancy v WHERE v.id = vacancy_id)
  WHERE application_id IS NULL AND fill_days IS NOT NULL;
UPDATE application_fact SET id = moved.fresh FROM (
    SELECT id AS old, (SELECT max(id) FROM application_fact) + row_number() OVER (ORDER BY day, vacancy_id) AS fresh
    FROM application_fact WHERE application_id IS NULL
  ) AS moved WHERE application_fact.id = moved.old;
