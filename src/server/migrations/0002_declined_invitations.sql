-- The first page of a company lists what was declined within two weeks.
CREATE INDEX invitation_declined ON invitation (company_id, declined_at) WHERE declined_at IS NOT NULL;
