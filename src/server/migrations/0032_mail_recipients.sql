-- A mail goes to an account, at its address or at another that it has to do with, or to an address without an account and then in a
-- language. The column loses its NOT NULL in place: others refer to the table, so it is not dropped.
DROP TRIGGER outbox_address_confirmed;
DROP TRIGGER outbox_account_kept;
DROP TRIGGER outbox_account_leaving;
DROP INDEX outbox_held;
ALTER TABLE outbox ADD COLUMN to_account_id TEXT REFERENCES account (id) ON DELETE CASCADE;
UPDATE outbox SET to_account_id = account_id;
ALTER TABLE outbox DROP COLUMN account_id;
ALTER TABLE outbox RENAME COLUMN to_account_id TO account_id;
ALTER TABLE outbox ADD COLUMN address TEXT;
ALTER TABLE outbox ADD COLUMN language TEXT CHECK (account_id IS NOT NULL OR (address IS NOT NULL AND language IS NOT NULL));
-- Links that wait go where they are for, as before.
UPDATE outbox SET address = (SELECT l.email FROM credential_link l WHERE l.id = payload ->> 'linkId')
WHERE status = 'waiting' AND CASE WHEN json_valid(payload) THEN payload ->> 'linkId' END IS NOT NULL;
CREATE INDEX outbox_held ON outbox (account_id) WHERE held = 1;
-- Addresses are forgotten once their mail has left.
CREATE INDEX outbox_address ON outbox (address) WHERE address IS NOT NULL;

CREATE TRIGGER outbox_address_confirmed AFTER UPDATE OF email_verified_at ON account
WHEN OLD.email_verified_at IS NULL AND NEW.email_verified_at IS NOT NULL BEGIN
  UPDATE outbox SET held = 0 WHERE held = 1 AND (account_id = NEW.id OR about_account_id = NEW.id)
    AND NOT EXISTS (SELECT 1 FROM account a WHERE a.id IN (outbox.account_id, outbox.about_account_id) AND a.email_verified_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM erasure e WHERE e.account_id = outbox.about_account_id);
END;
CREATE TRIGGER outbox_account_kept AFTER DELETE ON erasure BEGIN
  UPDATE outbox SET held = 0 WHERE held = 1 AND about_account_id = OLD.account_id
    AND NOT EXISTS (SELECT 1 FROM account a WHERE a.id IN (outbox.account_id, outbox.about_account_id) AND a.email_verified_at IS NULL);
END;
CREATE TRIGGER outbox_account_leaving AFTER INSERT ON erasure BEGIN
  UPDATE outbox SET held = 1 WHERE status = 'waiting' AND about_account_id = NEW.account_id;
END;
