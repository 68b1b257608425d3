-- When a vacancy was last refused or taken down, also where it was approved since: what its company publishes in the weeks after waits.
ALTER TABLE vacancy_decision ADD COLUMN refused_at INTEGER;
UPDATE vacancy_decision SET refused_at = decided_at WHERE act <> 'approve';
