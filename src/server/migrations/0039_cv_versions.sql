-- The version of the CV that a card was made from: a card of an older one does not take the place of a newer one's.
ALTER TABLE crew_card ADD COLUMN cv_version INTEGER NOT NULL DEFAULT 0;

-- When a write of the CV was announced whose card is not made yet; the scheduled run makes it where the writer did not come to it.
ALTER TABLE crew_card ADD COLUMN cv_due_at INTEGER;
CREATE INDEX crew_due ON crew_card (cv_due_at) WHERE cv_due_at IS NOT NULL;
