-- What a moderator last decided about a vacancy.
CREATE TABLE vacancy_decision (
  vacancy_id TEXT PRIMARY KEY REFERENCES vacancy (id) ON DELETE CASCADE,
  act TEXT NOT NULL CHECK (act IN ('approve', 'refuse', 'take-down')),
  reason TEXT,
  note TEXT,
  decided_by TEXT NOT NULL,
  decided_at INTEGER NOT NULL
) STRICT;
CREATE INDEX vacancy_decision_newest ON vacancy_decision (act, decided_at DESC);
