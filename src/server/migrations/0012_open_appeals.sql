-- The navigation of admins counts appeals that wait for an answer.
CREATE INDEX report_appeal_open ON report_appeal (created_at) WHERE outcome IS NULL;
