-- The browser that first opened a CV of a mailing, as a keyed digest: another one that opens it later was given the link.
ALTER TABLE mailing_recipient ADD COLUMN opened_hash TEXT;
