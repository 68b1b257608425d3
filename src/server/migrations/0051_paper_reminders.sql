-- When a seafarer is reminded of papers next, and up to which day it has been done; both are plain dates.
CREATE TABLE paper_reminder (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  remind_on TEXT,
  told_until TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_reminder_due ON paper_reminder (remind_on) WHERE remind_on IS NOT NULL;

-- Whoever is there already is looked at once; what ended before today is not told.
INSERT INTO paper_reminder (seaman_id, remind_on, told_until)
SELECT id, '2000-01-01', date('now', '-1 day') FROM seaman;
