-- How often a vacancy was viewed: by day (since 1970-01-01, UTC) and kind of source. Nothing about readers, so it is
-- no part of the data of an account, which would be long; triggers delete the rows with the vacancy and the company.
CREATE TABLE vacancy_view (
  company_id TEXT NOT NULL,
  day INTEGER NOT NULL,
  vacancy_id TEXT NOT NULL,
  source TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (company_id, day, vacancy_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacancy_view_vacancy ON vacancy_view (vacancy_id, day);
CREATE INDEX vacancy_view_day ON vacancy_view (day);
CREATE TRIGGER vacancy_view_of_vacancy AFTER DELETE ON vacancy BEGIN
  DELETE FROM vacancy_view WHERE vacancy_id = OLD.id;
END;
CREATE TRIGGER vacancy_view_of_company AFTER DELETE ON company BEGIN
  DELETE FROM vacancy_view WHERE company_id = OLD.id;
END;
