-- Accounts elsewhere that open one here, known by issuer and subject alone: an address of e-mail proves nothing.
CREATE TABLE social_identity (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- As the provider told it when it was linked; shown to the person, never compared.
  email TEXT,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE UNIQUE INDEX social_identity_subject ON social_identity (issuer, subject);
CREATE UNIQUE INDEX social_identity_account ON social_identity (account_id, provider);

-- On the way to a provider and back: good once, for ten minutes, in the browser that set out. Verifier and nonce are made
-- from the browser's own secret and are nowhere kept.
CREATE TABLE social_flow (
  state_hash TEXT PRIMARY KEY,
  browser_hash TEXT NOT NULL,
  provider TEXT NOT NULL,
  intent TEXT NOT NULL CHECK (intent IN ('sign-in', 'link', 'confirm')),
  -- Whose session it began in, where it must end in the same.
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  redirect TEXT,
  note TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX social_flow_expiry ON social_flow (expires_at);
CREATE INDEX social_flow_account ON social_flow (account_id) WHERE account_id IS NOT NULL;

-- Somebody came back whom nobody here knows: whoever has the token may register with it, or link it, once.
CREATE TABLE social_pending (
  token_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  email TEXT NOT NULL,
  email_verified INTEGER NOT NULL CHECK (email_verified IN (0, 1)),
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX social_pending_expiry ON social_pending (expires_at);
CREATE INDEX social_pending_email ON social_pending (email);
CREATE TRIGGER social_pending_erased AFTER DELETE ON account BEGIN DELETE FROM social_pending WHERE email = OLD.email; END;
