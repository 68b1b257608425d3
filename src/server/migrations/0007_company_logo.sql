-- The key that a company's logo is kept under, among the public pictures; each upload has a new one.
ALTER TABLE company ADD COLUMN logo_key TEXT;
