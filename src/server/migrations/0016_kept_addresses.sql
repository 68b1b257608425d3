-- While a change of address may still be taken back, nobody else registers with the address of before: whoever changed it without
-- right would take it a second time, and the way back with it. Says what the unique index on addresses says.
CREATE INDEX credential_link_kept ON credential_link (email, expires_at) WHERE purpose = 'undo-email';
CREATE TRIGGER account_address_kept BEFORE INSERT ON account
WHEN EXISTS (
  SELECT 1 FROM credential_link
  WHERE purpose = 'undo-email' AND email = NEW.email AND expires_at > NEW.created_at AND account_id <> NEW.id
) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: account.email');
END;
