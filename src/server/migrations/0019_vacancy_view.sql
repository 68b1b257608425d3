-- How often a vacancy was viewed: by day (since 1970-01-01, UTC) and kind of source. Nothing about readers.
CREATE TABLE vacancy_view (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  day INTEGER NOT NULL,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  views INTEGER NOT NULL,
  PRIMARY KEY (company_id, day, vacancy_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacancy_view_vacancy ON vacancy_view (vacancy_id, day);
CREATE INDEX vacancy_view_day ON vacancy_view (day);
