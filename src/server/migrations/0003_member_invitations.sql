-- Invitations to join the team of an organisation, by the address that they were mailed to.
CREATE TABLE member_invitation (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  -- The language of the mail.
  language TEXT NOT NULL,
  -- The digest of the secret in the newest mail; an older mail opens nothing.
  secret_hash TEXT NOT NULL UNIQUE,
  -- An owner. The invitation is valid while the account is an active owner.
  invited_by TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  UNIQUE (organisation_id, email)
) STRICT;
CREATE INDEX member_invitation_inviter ON member_invitation (invited_by);
CREATE INDEX member_invitation_email ON member_invitation (email);
CREATE INDEX member_invitation_expiry ON member_invitation (expires_at);
