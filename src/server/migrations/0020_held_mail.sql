-- Mail that waits: an address that it goes to or tells about is not confirmed, or the person it tells about asked to be erased.
ALTER TABLE outbox ADD COLUMN about_account_id TEXT REFERENCES account (id) ON DELETE CASCADE;
ALTER TABLE outbox ADD COLUMN held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1));
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE status = 'waiting' AND held = 0;
CREATE INDEX outbox_held ON outbox (account_id) WHERE held = 1;
CREATE INDEX outbox_about ON outbox (about_account_id) WHERE about_account_id IS NOT NULL;

-- However an address comes to be confirmed, what waited for it may leave; so too when the person keeps the account.
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
