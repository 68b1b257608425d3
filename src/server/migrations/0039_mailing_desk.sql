-- What admins read about mailings and letters.

-- Why the provider did not accept the letter, or why its fate is unknown; without the address.
ALTER TABLE letter ADD COLUMN error TEXT;
CREATE INDEX letter_domain_at ON letter (domain, at);
CREATE INDEX letter_failed ON letter (at) WHERE state IN ('open', 'unknown');
CREATE INDEX mail_suppression_at ON mail_suppression (at);
CREATE INDEX mailing_listed ON mailing (created_at);
