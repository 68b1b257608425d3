-- Dry runs of mailing rules read the mailings of the last days, newest first.
CREATE INDEX mailing_created ON mailing (created_at);
