-- The history of an account is read from the index alone, newest first; keys are sorted by age.
CREATE INDEX security_event_history ON security_event (account_id, id, kind, actor_id, device, country, created_at);
DROP INDEX security_event_account;
