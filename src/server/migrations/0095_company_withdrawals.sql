-- The page of a company says something else by now: kept copies of it and of what names the company are not served any more.
CREATE TRIGGER withdrawal_company_changed AFTER UPDATE OF name, legal_name, city, website, licence_number, licence_issuer, licence_expires, licence_checked_at ON company
WHEN (OLD.name, OLD.legal_name, OLD.city, OLD.website, OLD.licence_number, OLD.licence_issuer, OLD.licence_expires, OLD.licence_checked_at)
  IS NOT (NEW.name, NEW.legal_name, NEW.city, NEW.website, NEW.licence_number, NEW.licence_issuer, NEW.licence_expires, NEW.licence_checked_at) BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;
CREATE TRIGGER withdrawal_company_text_changed AFTER UPDATE OF text ON company_text WHEN NEW.text <> OLD.text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM company WHERE id = OLD.company_id;
END;
CREATE TRIGGER withdrawal_company_text_deleted AFTER DELETE ON company_text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM company WHERE id = OLD.company_id;
END;
CREATE TRIGGER withdrawal_company_office_deleted AFTER DELETE ON company_office WHEN OLD.sort = 0 BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM company WHERE id = OLD.company_id;
END;

-- The directory follows at once: a mark that is taken off is off there too, and a company that nobody may see any more is not listed.
CREATE TRIGGER agency_listing_follows AFTER UPDATE OF verified, country ON company WHEN NEW.verified <> OLD.verified OR NEW.country <> OLD.country BEGIN
  UPDATE agency_listing SET verified = NEW.verified, country = NEW.country WHERE company_id = NEW.id;
  DELETE FROM agency_listing WHERE company_id = NEW.id AND NEW.verified = 0
    AND NOT EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = NEW.id AND v.status IN ('published', 'expired', 'closed'));
END;

-- Licences that end.
CREATE INDEX company_licence_ends ON company (licence_expires) WHERE verified = 1;
