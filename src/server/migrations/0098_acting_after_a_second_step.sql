-- Of an admin who signs in to act for somebody and whose passkey is still to come: for whom, as it was asked, and why.
ALTER TABLE pending_sign_in ADD COLUMN act_for TEXT;
ALTER TABLE pending_sign_in ADD COLUMN act_reason TEXT;
