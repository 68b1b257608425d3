-- What a company states on its public page beside its texts.
ALTER TABLE company ADD COLUMN fleets TEXT NOT NULL DEFAULT '[]';
ALTER TABLE company ADD COLUMN insurance TEXT;
ALTER TABLE company ADD COLUMN harassment_policy TEXT;
ALTER TABLE company ADD COLUMN harassment_contact TEXT;
ALTER TABLE company ADD COLUMN public_name TEXT;
ALTER TABLE company ADD COLUMN public_email TEXT;
ALTER TABLE company ADD COLUMN public_phone TEXT;

CREATE TRIGGER withdrawal_company_stated AFTER UPDATE OF fleets, insurance, harassment_policy, harassment_contact, public_name, public_email, public_phone ON company
WHEN (OLD.fleets, OLD.insurance, OLD.harassment_policy, OLD.harassment_contact, OLD.public_name, OLD.public_email, OLD.public_phone)
  IS NOT (NEW.fleets, NEW.insurance, NEW.harassment_policy, NEW.harassment_contact, NEW.public_name, NEW.public_email, NEW.public_phone) BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM organisation WHERE id = OLD.id;
END;
