-- When each scheduled job was handed over, ran and failed last; a job that is under way is not handed over again.
CREATE TABLE job_run (
  job TEXT PRIMARY KEY,
  queued_at INTEGER,
  started_at INTEGER,
  finished_at INTEGER,
  failed_at INTEGER,
  last_error TEXT
) STRICT, WITHOUT ROWID;

-- What was given up, for whoever looks after the product, until it is swept.
CREATE TABLE dead_job (
  id TEXT PRIMARY KEY,
  job TEXT NOT NULL,
  subject TEXT NOT NULL,
  error TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  died_at INTEGER NOT NULL
) STRICT;
CREATE INDEX dead_job_age ON dead_job (died_at);
