-- Keys are UUIDs of 36 characters, instants are UTC milliseconds, plain dates are YYYY-MM-DD, amounts of money are integer minor units.

-- ## Accounts and signing in

CREATE TABLE account (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password_hash TEXT,
  role TEXT NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'seaman', 'company', 'training-center', 'admin')),
  language TEXT NOT NULL,
  email_verified_at INTEGER,
  referred_by TEXT,
  attribution TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  blocked_at INTEGER,
  -- A random identifier that authenticators store for this account.
  passkey_handle TEXT,
  -- When two-step sign-in was switched on: from then on a password or a social account alone is not enough.
  two_step_at INTEGER,
  last_seen_at INTEGER,
  -- Locale of formats and controls, and language of mails; null: the language of the pages.
  formats TEXT,
  mail_language TEXT,
  -- When the person chose the language; null while it is the one of the page on which they registered.
  language_chosen_at INTEGER,
  -- Grows with everything that ends sessions of the account or changes how it signs in. A sign-in that was checked under a smaller number is refused.
  sign_in_epoch INTEGER NOT NULL DEFAULT 0,
  -- When the previous visit ended: what is newer is marked as new.
  previous_visit_at INTEGER,
  -- Object key of the profile picture.
  avatar_key TEXT
) STRICT;
CREATE UNIQUE INDEX account_passkey_handle ON account (passkey_handle) WHERE passkey_handle IS NOT NULL;
CREATE INDEX account_created ON account (created_at, id);
CREATE INDEX account_role ON account (role, created_at, id);
CREATE INDEX account_seen ON account (last_seen_at, id);
CREATE INDEX account_blocked ON account (created_at, id) WHERE blocked_at IS NOT NULL;
CREATE INDEX account_unverified ON account (created_at, id) WHERE email_verified_at IS NULL;
CREATE INDEX account_avatar ON account (avatar_key) WHERE avatar_key IS NOT NULL;

-- While a change of address can be undone, nobody else may register with the previous address: an attacker could take it that way and prevent
-- the undo. The error is that of the unique index on addresses.
CREATE TRIGGER account_address_kept BEFORE INSERT ON account
WHEN EXISTS (
  SELECT 1 FROM credential_link
  WHERE purpose = 'undo-email' AND email = NEW.email AND expires_at > NEW.created_at AND account_id <> NEW.id
) BEGIN
  SELECT RAISE(ABORT, 'UNIQUE constraint failed: account.email');
END;

-- The permissions of admins; `owner` includes all others.
CREATE TABLE admin_permission (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  permission TEXT NOT NULL CHECK (permission IN ('support', 'moderator', 'content', 'services', 'finance', 'owner')),
  granted_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, permission)
) STRICT, WITHOUT ROWID;
CREATE INDEX admin_permission_granter ON admin_permission (granted_by) WHERE granted_by IS NOT NULL;

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,
  -- Names the session in the list of devices. Only the browser knows the token itself.
  id TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The admin behind an impersonation, and whether it may only read.
  actor_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  access TEXT NOT NULL DEFAULT 'write' CHECK (access IN ('read', 'write')),
  factor TEXT NOT NULL CHECK (factor IN ('password', 'passkey', 'social')),
  -- When the person last proved who they are.
  confirmed_at INTEGER NOT NULL,
  device TEXT,
  country TEXT,
  city TEXT,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  idle_expires_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  -- The admin's own session, which continues when the impersonation ends.
  kept_session TEXT,
  -- Order of the newest choice of a language in this browser: an older one that arrives late changes nothing.
  language_order INTEGER NOT NULL DEFAULT 0,
  -- The session's organisation. Every request checks whether the account is still a member of it.
  organisation_id TEXT REFERENCES organisation (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX session_organisation ON session (organisation_id) WHERE organisation_id IS NOT NULL;
CREATE INDEX session_account ON session (account_id, last_seen_at);
CREATE INDEX session_actor ON session (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX session_expiry ON session (expires_at);

-- Session cookies that were given back or exchanged. For a while no answer sets them again, because it could arrive late and replace a newer cookie.
CREATE TABLE replaced_session (
  token_hash TEXT PRIMARY KEY,
  replaced_at INTEGER NOT NULL,
  -- The session that replaced it: signing out with the older cookie ends that one too.
  successor TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX replaced_session_age ON replaced_session (replaced_at);

-- Mailed links that prove an address. Each works once, until it expires.
CREATE TABLE credential_link (
  -- The secret of the link is derived from it when the mail is written; it is useless without the server's key.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK (purpose IN ('verify-email', 'reset-password', 'change-email', 'undo-email')),
  -- The address that it was mailed to.
  email TEXT NOT NULL,
  secret_hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX credential_link_account ON credential_link (account_id, purpose, created_at);
CREATE INDEX credential_link_expiry ON credential_link (expires_at);
CREATE INDEX credential_link_kept ON credential_link (email, expires_at) WHERE purpose = 'undo-email';

-- The first step succeeded; the passkey is still missing, from the same visit.
CREATE TABLE pending_sign_in (
  owner_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  factor TEXT NOT NULL CHECK (factor IN ('password', 'social')),
  expires_at INTEGER NOT NULL,
  -- Of an admin who signs in to act for an account: that account, and the reason.
  act_for TEXT,
  act_reason TEXT
) STRICT;
CREATE INDEX pending_sign_in_account ON pending_sign_in (account_id);
CREATE INDEX pending_sign_in_expiry ON pending_sign_in (expires_at);

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- base64url, as the authenticator names it.
  credential_id TEXT NOT NULL UNIQUE,
  -- COSE, base64url.
  public_key TEXT NOT NULL,
  -- Of the last use; 0 where the authenticator does not count.
  counter INTEGER NOT NULL,
  name TEXT NOT NULL,
  -- Whether it is synchronised by its maker and may be on several devices.
  synced INTEGER NOT NULL CHECK (synced IN (0, 1)),
  -- When a counter went backwards: the passkey was perhaps copied.
  flagged_at INTEGER,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE INDEX passkey_account ON passkey (account_id, created_at);

-- Valid once, for one ceremony of one session or visit.
CREATE TABLE passkey_challenge (
  challenge_hash TEXT PRIMARY KEY,
  owner_hash TEXT NOT NULL,
  ceremony TEXT NOT NULL CHECK (ceremony IN ('register', 'sign-in', 'second-step', 'confirm')),
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id) WHERE account_id IS NOT NULL;

-- Social accounts that sign in to an account, known by issuer and subject alone: an e-mail address proves nothing.
CREATE TABLE social_identity (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  provider TEXT NOT NULL,
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- As the provider gave it when the account was linked; shown to the person, never compared.
  email TEXT,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT;
CREATE UNIQUE INDEX social_identity_subject ON social_identity (issuer, subject);
CREATE UNIQUE INDEX social_identity_account ON social_identity (account_id, provider);

-- A sign-in at a provider that has not returned yet: valid once, for ten minutes, in the browser that started it. Verifier and nonce are derived
-- from the browser's own secret and are not stored.
CREATE TABLE social_flow (
  state_hash TEXT PRIMARY KEY,
  browser_hash TEXT NOT NULL,
  provider TEXT NOT NULL,
  intent TEXT NOT NULL CHECK (intent IN ('sign-in', 'link', 'confirm')),
  -- The account whose session started it; it must end in the same session.
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  redirect TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX social_flow_expiry ON social_flow (expires_at);
CREATE INDEX social_flow_account ON social_flow (account_id) WHERE account_id IS NOT NULL;

-- A provider account that no account is linked to: whoever has the token may register with it or link it, once.
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

CREATE TABLE security_event (
  id TEXT PRIMARY KEY,
  account_id TEXT,
  actor_id TEXT,
  kind TEXT NOT NULL,
  detail TEXT,
  created_at INTEGER NOT NULL,
  -- Kind of browser and country: they identify nobody once the account is deleted.
  device TEXT,
  country TEXT
) STRICT;
CREATE INDEX security_event_time ON security_event (created_at);
-- The history of an account is read from the index alone, newest first; keys are sorted by age.
CREATE INDEX security_event_history ON security_event (account_id, id, kind, actor_id, device, country, created_at);
CREATE INDEX security_event_kind ON security_event (kind, created_at);

CREATE TRIGGER security_event_no_update BEFORE UPDATE ON security_event BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER security_event_no_delete BEFORE DELETE ON security_event BEGIN SELECT RAISE(ABORT, 'append only'); END;

-- Changes by admins, one row each, with values by path. The erasure of the account or organisation empties personal values and the reason;
-- rows cannot be changed otherwise.
CREATE TABLE admin_event (
  id TEXT PRIMARY KEY,
  actor_id TEXT NOT NULL,
  action TEXT NOT NULL,
  object_kind TEXT NOT NULL,
  object_id TEXT NOT NULL,
  -- The account that owns the object; for an organisation, its first owner at that time; null if no account owns it.
  account_id TEXT,
  -- The organisation that owns the object. The values are emptied with the organisation, not with one of its owners.
  organisation_id TEXT,
  reason TEXT,
  before TEXT,
  after TEXT,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX admin_event_time ON admin_event (at);
CREATE INDEX admin_event_actor ON admin_event (actor_id, at);
CREATE INDEX admin_event_object ON admin_event (object_kind, object_id, at);
CREATE INDEX admin_event_account ON admin_event (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX admin_event_organisation ON admin_event (organisation_id) WHERE organisation_id IS NOT NULL;

CREATE TRIGGER admin_event_no_delete BEFORE DELETE ON admin_event BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER admin_event_no_update BEFORE UPDATE ON admin_event
WHEN (NEW.id, NEW.actor_id, NEW.action, NEW.object_kind, NEW.object_id, NEW.account_id, NEW.organisation_id, NEW.at)
    IS NOT (OLD.id, OLD.actor_id, OLD.action, OLD.object_kind, OLD.object_id, OLD.account_id, OLD.organisation_id, OLD.at)
  OR NOT (
    EXISTS (
      SELECT 1 FROM erasure e WHERE e.account_id = OLD.account_id AND e.step > 0
        AND NOT EXISTS (SELECT 1 FROM organisation o WHERE o.id = OLD.organisation_id)
    )
    OR EXISTS (
      SELECT 1 FROM erasure e JOIN organisation_member m ON m.account_id = e.account_id AND m.role = 'owner'
      WHERE e.step > 0 AND m.organisation_id = OLD.organisation_id AND NOT EXISTS (
        SELECT 1 FROM organisation_member oth
        WHERE oth.organisation_id = m.organisation_id AND oth.role = 'owner' AND oth.account_id <> m.account_id
      )
    )
  )
  OR (NEW.reason IS NOT NULL AND NEW.reason IS NOT OLD.reason)
  OR (SELECT group_concat(key) FROM json_each(NEW.before)) IS NOT (SELECT group_concat(key) FROM json_each(OLD.before))
  OR (SELECT group_concat(key) FROM json_each(NEW.after)) IS NOT (SELECT group_concat(key) FROM json_each(OLD.after))
  OR EXISTS (
    SELECT 1 FROM json_each(OLD.before) o JOIN json_each(NEW.before) n ON n.key = o.key
    WHERE n.type <> 'null' AND (n.type, n.value) IS NOT (o.type, o.value)
  )
  OR EXISTS (
    SELECT 1 FROM json_each(OLD.after) o JOIN json_each(NEW.after) n ON n.key = o.key
    WHERE n.type <> 'null' AND (n.type, n.value) IS NOT (o.type, o.value)
  )
BEGIN SELECT RAISE(ABORT, 'append only'); END;

-- Acts by two: proposed by one admin, confirmed by another within a day. admin_event keeps the decisions permanently.
CREATE TABLE admin_proposal (
  id TEXT PRIMARY KEY,
  action TEXT NOT NULL,
  object_kind TEXT NOT NULL,
  object_id TEXT NOT NULL,
  -- The version of the object at the time of the proposal.
  object_version INTEGER NOT NULL,
  -- The owner of the object, as in admin_event. The proposal is deleted with the owner.
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  organisation_id TEXT REFERENCES organisation (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'confirmed', 'declined', 'expired', 'void')),
  void_reason TEXT CHECK (void_reason IN ('object-changed', 'proposer-refused')),
  proposed_by TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  proposed_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  decided_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  decided_at INTEGER,
  CHECK (state <> 'confirmed' OR decided_by <> proposed_by),
  CHECK ((state = 'void') = (void_reason IS NOT NULL))
) STRICT;
CREATE UNIQUE INDEX admin_proposal_open ON admin_proposal (action, object_kind, object_id) WHERE state = 'open';
CREATE INDEX admin_proposal_state ON admin_proposal (state, expires_at);
CREATE INDEX admin_proposal_account ON admin_proposal (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX admin_proposal_organisation ON admin_proposal (organisation_id) WHERE organisation_id IS NOT NULL;
CREATE INDEX admin_proposal_proposer ON admin_proposal (proposed_by);
CREATE INDEX admin_proposal_decider ON admin_proposal (decided_by) WHERE decided_by IS NOT NULL;

-- ## Rights, settings and referrals

-- What people agreed to and when, with the version of the text. Append-only; it is deleted with the account.
CREATE TABLE consent_event (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('terms', 'privacy', 'source')),
  version TEXT NOT NULL,
  given INTEGER NOT NULL CHECK (given IN (0, 1)),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX consent_event_account ON consent_event (account_id, created_at);

CREATE TRIGGER consent_event_no_update BEFORE UPDATE ON consent_event BEGIN SELECT RAISE(ABORT, 'append only'); END;

CREATE TRIGGER consent_event_no_delete BEFORE DELETE ON consent_event
  WHEN EXISTS (SELECT 1 FROM account WHERE id = OLD.account_id) BEGIN SELECT RAISE(ABORT, 'append only'); END;

-- Copies of one's data. Only the mail contains the secret of the link.
CREATE TABLE data_export (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'ready', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  secret_hash TEXT UNIQUE,
  object_key TEXT,
  size INTEGER,
  created_at INTEGER NOT NULL,
  ready_at INTEGER,
  expires_at INTEGER
) STRICT;
CREATE INDEX data_export_account ON data_export (account_id, created_at);
CREATE INDEX data_export_waiting ON data_export (created_at) WHERE status = 'waiting';
CREATE INDEX data_export_expiry ON data_export (expires_at) WHERE expires_at IS NOT NULL;

-- Accounts that will be deleted or were deleted. Of those that were, nothing else remains.
CREATE TABLE erasure (
  account_id TEXT PRIMARY KEY,
  requested_at INTEGER NOT NULL,
  erase_at INTEGER NOT NULL,
  step INTEGER NOT NULL DEFAULT 0,
  erased_at INTEGER
) STRICT;
CREATE INDEX erasure_due ON erasure (erase_at) WHERE erased_at IS NULL;

-- The key that a person's private files are encrypted with, itself sealed. Without it the files are unreadable, so deleting it with the account
-- erases them.
CREATE TABLE account_key (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  sealed_key TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

-- Which mails a person wants. Kinds without a row follow the defaults of the contract.
CREATE TABLE notification_setting (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  wanted INTEGER NOT NULL CHECK (wanted IN (0, 1)),
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, kind)
) STRICT, WITHOUT ROWID;

-- Who invited whom: the first inviter counts.
CREATE TABLE referral (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  inviter_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  CHECK (account_id <> inviter_id)
) STRICT;
CREATE INDEX referral_inviter ON referral (inviter_id, created_at);

CREATE TRIGGER account_referred_new AFTER INSERT ON account WHEN NEW.referred_by IS NOT NULL BEGIN
  INSERT OR IGNORE INTO referral (account_id, inviter_id, created_at)
    SELECT NEW.id, account_id, NEW.updated_at FROM seaman WHERE ref_id = NEW.referred_by AND account_id <> NEW.id;
END;

CREATE TRIGGER account_referred_later AFTER UPDATE OF referred_by ON account WHEN NEW.referred_by IS NOT NULL BEGIN
  INSERT OR IGNORE INTO referral (account_id, inviter_id, created_at)
    SELECT NEW.id, account_id, NEW.updated_at FROM seaman WHERE ref_id = NEW.referred_by AND account_id <> NEW.id;
END;

-- Addresses without an account that a seafarer invited, as keyed digests. Each gets one mail, and no other mail to people without an account once
-- the recipient refused.
CREATE TABLE stranger (
  digest TEXT PRIMARY KEY,
  written_at INTEGER NOT NULL,
  refused_at INTEGER
) STRICT, WITHOUT ROWID;

-- Texts that guests began to write, kept while they sign in: sealed with a key that only the cookie of their browser contains.
CREATE TABLE carried_words (
  id TEXT PRIMARY KEY,
  sealed TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX carried_words_expiry ON carried_words (expires_at);

-- ## Conditions of a batch

-- A row that violates the check aborts the whole batch: a precondition as part of a transaction.
CREATE TABLE guard (
  ok INTEGER NOT NULL CHECK (ok = 1)
) STRICT;

-- Like `guard`, but the error has another name: the caller has signed out or lost the permission in the meantime.
CREATE TABLE standing (
  stands INTEGER NOT NULL CHECK (stands = 1),
  permitted INTEGER NOT NULL DEFAULT 1 CHECK (permitted = 1)
) STRICT;

CREATE TABLE idempotency (
  account_id TEXT NOT NULL,
  -- The organisation that the account acted for; empty if there was none.
  organisation_id TEXT NOT NULL DEFAULT '',
  operation TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, organisation_id, operation, key)
) STRICT, WITHOUT ROWID;

-- ## Seafarers

CREATE TABLE seaman (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL UNIQUE REFERENCES account (id) ON DELETE CASCADE,
  public_id TEXT NOT NULL UNIQUE,
  ref_id TEXT NOT NULL UNIQUE,
  firstname TEXT NOT NULL,
  surname TEXT NOT NULL,
  citizenship TEXT NOT NULL,
  position_main TEXT NOT NULL,
  position_second TEXT,
  english_level TEXT,
  ready_from TEXT,
  is_hide_engines INTEGER NOT NULL DEFAULT 1,
  premium_status_expiration INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Whether the crew list shows the seafarer, and with the level of English. Hidden until the seafarer chooses otherwise.
  is_hidden INTEGER NOT NULL DEFAULT 1,
  is_hide_english INTEGER NOT NULL DEFAULT 0,
  -- Who sees what. A card that is hidden from others may be shown to verified companies all the same.
  is_for_verified INTEGER NOT NULL DEFAULT 0 CHECK (is_for_verified IN (0, 1)),
  certificates_for TEXT NOT NULL DEFAULT 'everybody' CHECK (certificates_for IN ('nobody', 'verified', 'everybody')),
  contacts_for TEXT NOT NULL DEFAULT 'verified' CHECK (contacts_for IN ('nobody', 'verified', 'applied')),
  numbers_for TEXT NOT NULL DEFAULT 'verified' CHECK (numbers_for IN ('nobody', 'verified', 'applied')),
  -- Which companies may write before the seafarer does.
  writes_first TEXT NOT NULL DEFAULT 'applied' CHECK (writes_first IN ('nobody', 'applied', 'verified'))
) STRICT;
CREATE INDEX seaman_surname ON seaman (surname COLLATE NOCASE);
CREATE INDEX seaman_firstname ON seaman (firstname COLLATE NOCASE);
-- An admin finds an account by every word of its name: these indexes hold only names of several words.
CREATE INDEX seaman_surname_words ON seaman (surname, account_id) WHERE surname GLOB '*[- ]*';
CREATE INDEX seaman_firstname_words ON seaman (firstname, account_id) WHERE firstname GLOB '*[- ]*';

-- What the crew list reads: one row for each seafarer, made again with every change of the profile (features/crew/crew-card.ts). No column
-- contains a name, a contact, a date of birth, a ship or a company, so the list cannot reveal any of them.
CREATE TABLE crew_card (
  id INTEGER PRIMARY KEY,
  seaman_id TEXT NOT NULL UNIQUE REFERENCES seaman (id) ON DELETE CASCADE,
  public_id TEXT NOT NULL UNIQUE,
  is_hidden INTEGER NOT NULL,
  -- Null where the first letter would be the name.
  masked_name TEXT,
  rank TEXT NOT NULL,
  department TEXT NOT NULL,
  -- Null when it is unknown or hidden.
  english_level TEXT,
  -- 9999-12-31 when it is unknown: these come last.
  ready_from TEXT NOT NULL,
  months INTEGER NOT NULL,
  rank_months INTEGER NOT NULL,
  -- One bit for each fleet served in, in the order of the vocabulary.
  fleets INTEGER NOT NULL,
  -- [[rank, vessel type, fleet, months], …], most months first.
  career TEXT NOT NULL,
  -- A day and no instant: an instant would reveal who registered after whom.
  updated_on TEXT NOT NULL,
  -- The day from which months have grown, because the person is on board; null while nothing grows.
  refresh_from TEXT,
  -- The version of the CV that the card was made from: a card of an older version never replaces one of a newer.
  cv_version INTEGER NOT NULL DEFAULT 0,
  -- When a write of the CV was announced whose card is not made yet; the scheduled run makes it if the writer did not.
  cv_due_at INTEGER,
  -- Availability: `told_ready` is the date of the CV, `confirmed_on` when it was confirmed, `not_free` whether it was taken back. From `ask_from` on
  -- the seafarer is asked by mail.
  told_ready TEXT NOT NULL,
  confirmed_on TEXT,
  not_free INTEGER NOT NULL DEFAULT 0 CHECK (not_free IN (0, 1)),
  ask_from TEXT,
  is_for_verified INTEGER NOT NULL DEFAULT 0 CHECK (is_for_verified IN (0, 1))
) STRICT;
CREATE INDEX crew_refresh ON crew_card (refresh_from) WHERE refresh_from IS NOT NULL;
CREATE INDEX crew_due ON crew_card (cv_due_at) WHERE cv_due_at IS NOT NULL;
-- Ties are sorted by the random public id. Each index contains every column that a filter uses.
CREATE INDEX crew_ready ON crew_card (ready_from, public_id, rank, department, fleets, rank_months, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_rank ON crew_card (rank, ready_from, public_id, department, fleets, rank_months, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_service
  ON crew_card (months DESC, public_id, rank, department, fleets, rank_months, ready_from, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_updated
  ON crew_card (updated_on DESC, public_id, rank, department, fleets, rank_months, ready_from, is_hidden, is_for_verified)
  WHERE is_hidden = 0 OR is_for_verified = 1;
CREATE INDEX crew_ask ON crew_card (ask_from) WHERE ask_from IS NOT NULL AND (is_hidden = 0 OR is_for_verified = 1);

-- Vessel types served on, of visible cards.
CREATE TABLE crew_vessel (
  vessel_type TEXT NOT NULL,
  card_id INTEGER NOT NULL REFERENCES crew_card (id) ON DELETE CASCADE,
  PRIMARY KEY (vessel_type, card_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX crew_vessel_card ON crew_vessel (card_id);

-- The last question to each seafarer; of its link only a digest is stored.
CREATE TABLE still_free (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,
  secret_hash TEXT NOT NULL UNIQUE,
  ready_from TEXT NOT NULL,
  unanswered INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  answer TEXT CHECK (answer IN ('free', 'not-free')),
  answered_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX still_free_over ON still_free (expires_at);

-- Who looked at a seafarer: a row for each viewer and day.
CREATE TABLE profile_view (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  day TEXT NOT NULL,
  -- A keyed digest of seafarer, day and account; all guests are one.
  viewer TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'seaman', 'training-center', 'admin', 'user', 'guest')),
  company_id TEXT REFERENCES company (id) ON DELETE SET NULL,
  member_role TEXT,
  looks INTEGER NOT NULL DEFAULT 1,
  card_at INTEGER,
  cv_at INTEGER,
  seen_at INTEGER NOT NULL,
  UNIQUE (seaman_id, day, viewer)
) STRICT;
CREATE INDEX profile_view_latest ON profile_view (seaman_id, seen_at DESC);
CREATE INDEX profile_view_day ON profile_view (day, seaman_id);
CREATE INDEX profile_view_company ON profile_view (company_id) WHERE company_id IS NOT NULL;

-- When recording of views began. The schedule writes the one row.
CREATE TABLE view_log (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  started_at INTEGER NOT NULL
) STRICT;

-- ## CVs and papers

-- A CV is one document.
CREATE TABLE cv (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  document BLOB NOT NULL,
  saved_at INTEGER NOT NULL
) STRICT;

CREATE TABLE cv_version (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  document BLOB NOT NULL,
  saved_at INTEGER NOT NULL,
  replaced_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, version)
) STRICT;
CREATE INDEX cv_version_replaced ON cv_version (replaced_at);

-- A CV is being copied for an application. Written before the store of CVs makes the copy and before the application exists, so that a copy
-- without an application is found. `check_at`: when to check again whether it is still needed.
CREATE TABLE cv_sending (
  application_id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  announced_at INTEGER NOT NULL,
  check_at INTEGER,
  dropped_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX cv_sending_seaman ON cv_sending (seaman_id);
CREATE INDEX cv_sending_check ON cv_sending (check_at) WHERE check_at IS NOT NULL;

-- The copies, in the store of CVs.
CREATE TABLE cv_sent (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  application_id TEXT NOT NULL,
  document BLOB NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, application_id)
) STRICT;

-- A scan of a paper of the CV: the entry that it shows, and its private file.
CREATE TABLE cv_scan (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  -- When its paper left the CV; it may return with an older version.
  left_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX cv_scan_by_entry ON cv_scan (seaman_id, entry_id);
CREATE INDEX cv_scan_by_file ON cv_scan (file_id);
CREATE INDEX cv_scan_left ON cv_scan (left_at) WHERE left_at IS NOT NULL;

-- What others confirmed about an entry of a CV. It is valid while the digest of the entry is still `facts`.
CREATE TABLE cv_evidence (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  level TEXT NOT NULL CHECK (level IN ('scanned', 'checked', 'confirmed')),
  facts TEXT NOT NULL,
  check_address TEXT,
  check_number TEXT,
  checked_on TEXT,
  check_result TEXT CHECK (check_result IN ('genuine', 'not-found', 'different', 'expired')),
  company_id TEXT REFERENCES company (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, entry_id, level)
) STRICT, WITHOUT ROWID;

-- The calendar of a seafarer, at a secret address of which only a digest is stored; a new address replaces the previous one.
CREATE TABLE cv_calendar (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  secret_hash TEXT NOT NULL UNIQUE,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Links by which people without an account read a CV. Of the secret and of the PIN only digests are stored.
CREATE TABLE cv_share (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  secret_hash TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  pin_hash TEXT,
  masks TEXT NOT NULL,
  views INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE INDEX cv_share_seaman ON cv_share (seaman_id, created_at);
CREATE INDEX cv_share_expires ON cv_share (expires_at);

-- The last views of a link.
CREATE TABLE cv_share_view (
  id TEXT PRIMARY KEY,
  share_id TEXT NOT NULL REFERENCES cv_share (id) ON DELETE CASCADE,
  country TEXT,
  browser TEXT,
  seen_at INTEGER NOT NULL,
  -- The browser as a keyed digest, so that it counts once an hour.
  viewer_hash TEXT NOT NULL
) STRICT;
CREATE INDEX cv_share_view_share ON cv_share_view (share_id, seen_at);

-- When a seafarer is next reminded of papers, and up to which day that was done; both are plain dates.
CREATE TABLE paper_reminder (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  remind_on TEXT,
  told_until TEXT NOT NULL,
  -- When the papers are next compared with the contracts that were applied for; a plain date, null where there is none.
  look_on TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX paper_reminder_due ON paper_reminder (remind_on) WHERE remind_on IS NOT NULL;
CREATE INDEX paper_reminder_look ON paper_reminder (look_on) WHERE look_on IS NOT NULL;

-- What an admin found when a seafarer asked to be verified. Without a row nobody asked. `items` are the papers that were checked, `facts` the
-- digest of what they and the person said then: the mark is valid while the CV still says so, until `recheck_on`.
CREATE TABLE verification (
  seaman_id TEXT PRIMARY KEY REFERENCES seaman (id) ON DELETE CASCADE,
  state TEXT NOT NULL CHECK (state IN ('none', 'pending', 'verified', 'refused')),
  asked_at INTEGER NOT NULL,
  decided_at INTEGER,
  decided_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  reason TEXT,
  note TEXT,
  items TEXT NOT NULL DEFAULT '[]',
  facts TEXT,
  recheck_on TEXT,
  version INTEGER NOT NULL DEFAULT 1,
  -- The day of `recheck_on` about which the seafarer was reminded.
  reminded_for TEXT
) STRICT;
CREATE INDEX verification_queue ON verification (state, asked_at);
CREATE INDEX verification_recheck ON verification (recheck_on) WHERE state = 'verified';
CREATE INDEX verification_decider ON verification (decided_by) WHERE decided_by IS NOT NULL;

-- A voyage that its company was asked to confirm, and the answer. `facts`: what the voyage said at that time.
CREATE TABLE voyage_request (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  entry_id TEXT NOT NULL,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  facts TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('asked', 'confirmed', 'declined')),
  asked_at INTEGER NOT NULL,
  answered_at INTEGER,
  answered_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  UNIQUE (seaman_id, entry_id)
) STRICT;
CREATE INDEX voyage_request_company ON voyage_request (company_id, state, asked_at);
CREATE INDEX voyage_request_answerer ON voyage_request (answered_by) WHERE answered_by IS NOT NULL;

-- ## Organisations: companies and training centers

-- What companies and training centers share: name, place, verification and picture. Their own tables have one row each with the same id.
CREATE TABLE organisation (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('company', 'training-center')),
  -- Unique among all organisations.
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  legal_name TEXT,
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  website TEXT,
  -- Of a training center: of the administration's approval, as the center states it.
  licence_number TEXT,
  licence_issuer TEXT,
  licence_expires TEXT,
  licence_checked_at TEXT,
  verified INTEGER NOT NULL DEFAULT 0,
  -- Object key of the logo; each upload has a new one.
  logo_key TEXT,
  -- The check of the licence. It is part of this row, so that one statement changes a fact and removes the mark.
  check_state TEXT NOT NULL DEFAULT 'none' CHECK (check_state IN ('none', 'waiting', 'refused', 'expired')),
  check_version INTEGER NOT NULL DEFAULT 1,
  asked_at INTEGER,
  decided_at INTEGER,
  decided_by TEXT,
  refusal TEXT,
  refusal_note TEXT,
  register_url TEXT,
  contact_name TEXT,
  contact_email TEXT,
  contact_phone TEXT,
  scan_file_id TEXT,
  reminded_for TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX organisation_name ON organisation (name COLLATE NOCASE);
-- Every search for verified companies lists them without reading their rows.
CREATE INDEX organisation_verified ON organisation (id) WHERE verified = 1;
CREATE INDEX organisation_logo ON organisation (logo_key) WHERE logo_key IS NOT NULL;
CREATE INDEX organisation_check ON organisation (check_state, asked_at) WHERE verified = 0;
-- Licences by the day they end.
CREATE INDEX organisation_licence_ends ON organisation (licence_expires) WHERE verified = 1;

-- The members of an organisation and their roles. An account may be a member of several.
CREATE TABLE organisation_member (
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  role TEXT NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  -- When a session of the account last acted for the organisation. The next sign-in chooses the most recent one.
  acted_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, account_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX organisation_member_account ON organisation_member (account_id, created_at);

-- An organisation is deleted with its last owner.
CREATE TRIGGER organisation_without_owner AFTER DELETE ON organisation_member
WHEN OLD.role = 'owner' AND NOT EXISTS (
  SELECT 1 FROM organisation_member WHERE organisation_id = OLD.organisation_id AND role = 'owner'
) BEGIN
  DELETE FROM organisation WHERE id = OLD.organisation_id;
END;

-- Sessions of an account without an organisation act for its first one immediately.
CREATE TRIGGER organisation_member_acts AFTER INSERT ON organisation_member BEGIN
  UPDATE session SET organisation_id = NEW.organisation_id WHERE account_id = NEW.account_id AND organisation_id IS NULL;
END;

-- What only companies have.
CREATE TABLE company (
  id TEXT PRIMARY KEY REFERENCES organisation (id) ON DELETE CASCADE,
  kind TEXT NOT NULL DEFAULT 'agency' CHECK (kind IN ('agency', 'manager', 'owner')),
  answer_rate INTEGER,
  answer_hours INTEGER
) STRICT;

CREATE TABLE company_office (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('head', 'crewing', 'training', 'representative')),
  country TEXT NOT NULL,
  city TEXT NOT NULL,
  address TEXT,
  sort INTEGER NOT NULL
) STRICT;
CREATE INDEX company_office_company ON company_office (company_id, sort);

-- What a company says about itself, as the public reads it.
CREATE TABLE company_text (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  text TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (company_id, language)
) STRICT, WITHOUT ROWID;

-- Brand, website and texts (`text-en`) that wait for an admin or were refused.
CREATE TABLE company_waiting (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  part TEXT NOT NULL,
  value TEXT NOT NULL,
  flags TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'refused')),
  reason TEXT,
  note TEXT,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (company_id, part)
) STRICT, WITHOUT ROWID;
CREATE INDEX company_waiting_sent ON company_waiting (sent_at) WHERE state = 'waiting';

-- The directory: one narrow row for each public company, updated by the scheduled run.
CREATE TABLE directory_entry (
  organisation_id TEXT PRIMARY KEY REFERENCES organisation (id) ON DELETE CASCADE,
  -- As in `organisation`. Each kind has its own directory; only companies have one so far.
  kind TEXT NOT NULL CHECK (kind IN ('company', 'training-center')),
  country TEXT NOT NULL,
  slug TEXT NOT NULL,
  verified INTEGER NOT NULL,
  open_vacancies INTEGER NOT NULL,
  -- One bit for each fleet in the order of the vocabulary.
  fleets INTEGER NOT NULL,
  -- Hours to an answer, or a greater number than any measured one where nothing is measured.
  answer_order INTEGER NOT NULL,
  -- Folded as search folds what people type; both are empty until the row is named.
  name_key TEXT NOT NULL DEFAULT '',
  words TEXT NOT NULL DEFAULT '',
  -- `updated_at` of the organisation when name and words were made.
  named_at INTEGER NOT NULL DEFAULT 0,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX directory_entry_open ON directory_entry (kind, open_vacancies DESC, name_key, organisation_id);
CREATE INDEX directory_entry_answer ON directory_entry (kind, answer_order, name_key, organisation_id);
CREATE INDEX directory_entry_name ON directory_entry (kind, name_key, organisation_id);
CREATE INDEX directory_entry_country ON directory_entry (kind, country, open_vacancies DESC, name_key, organisation_id);
CREATE UNIQUE INDEX directory_entry_address ON directory_entry (kind, country, slug);

-- The directory follows at once: a mark that was removed, and a company that is not public any more.
CREATE TRIGGER directory_entry_follows AFTER UPDATE OF verified, country ON organisation WHEN NEW.verified <> OLD.verified OR NEW.country <> OLD.country BEGIN
  UPDATE directory_entry SET verified = NEW.verified, country = NEW.country WHERE organisation_id = NEW.id;
  DELETE FROM directory_entry WHERE organisation_id = NEW.id AND kind = 'company' AND NEW.verified = 0
    AND NOT EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = NEW.id AND v.status IN ('published', 'expired', 'closed'));
END;

-- A company's own application form: a Word document, parsed and packed again.
CREATE TABLE agency_form (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  document BLOB NOT NULL,
  size INTEGER NOT NULL,
  places INTEGER NOT NULL,
  unknown TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX agency_form_company ON agency_form (company_id, created_at);

-- Ships of companies' fleets. The facts are a document: what a contract of a CV says of its ship.
CREATE TABLE ship (
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  imo TEXT NOT NULL,
  facts TEXT NOT NULL,
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (company_id, imo)
) STRICT;
CREATE INDEX ship_imo ON ship (imo, updated_at DESC);

-- What only training centers have: so far their id.
CREATE TABLE training_center (
  id TEXT PRIMARY KEY REFERENCES organisation (id) ON DELETE CASCADE
) STRICT;

-- ## Vacancies

-- `seq` is given at publication and only grows: a higher seq is a newer vacancy. Search reads in its order instead of published_at.
CREATE TABLE vacancy (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  slug TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft', 'moderation', 'published', 'expired', 'closed')),
  rank TEXT NOT NULL,
  department TEXT NOT NULL,
  fleet TEXT NOT NULL,
  vessel_type TEXT NOT NULL,
  vessel_class TEXT,
  vessel_name TEXT,
  size_value INTEGER,
  size_unit TEXT,
  dwt INTEGER,
  gt INTEGER,
  built INTEGER,
  flag TEXT,
  engine TEXT,
  dp_class INTEGER,
  trading_area TEXT,
  pay_min INTEGER NOT NULL,
  pay_max INTEGER NOT NULL,
  pay_currency TEXT NOT NULL,
  pay_period TEXT NOT NULL CHECK (pay_period IN ('month', 'day')),
  -- The upper end in USD minor units a month: filters, sorts and statistics compare it.
  pay_usd INTEGER NOT NULL,
  join_from TEXT NOT NULL,
  join_to TEXT NOT NULL,
  port_name TEXT,
  port_country TEXT,
  -- Tenths of a month, so that 1.5 is an integer, and whole months by which it may differ; rotations have days on and off instead.
  duration_tenths INTEGER,
  duration_plus_minus INTEGER,
  rotation_on INTEGER,
  rotation_off INTEGER,
  positions INTEGER NOT NULL DEFAULT 1,
  english_level TEXT,
  english_order INTEGER NOT NULL DEFAULT 0,
  any_nationality INTEGER NOT NULL DEFAULT 1,
  nationalities TEXT NOT NULL DEFAULT '[]',
  certificates TEXT NOT NULL DEFAULT '[]',
  crew_size INTEGER,
  crew_nationalities TEXT,
  min_months_in_rank INTEGER,
  min_months_on_type INTEGER,
  travel_paid INTEGER,
  agreement TEXT,
  text TEXT NOT NULL,
  text_language TEXT NOT NULL,
  published_at INTEGER,
  expires_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- Words of the vocabulary, which every reader sees in their own language. Employer's words without a match in the vocabulary are in `trading_area`
  -- and `agreement`.
  trading_areas TEXT,
  internet_offered INTEGER CHECK (internet_offered IN (0, 1)),
  internet_free_gb INTEGER CHECK (internet_free_gb > 0),
  -- Minor units a month; 0 is free.
  internet_price INTEGER CHECK (internet_price >= 0),
  internet_currency TEXT,
  agreement_kind TEXT,
  -- Months for which papers of `certificates` must still be valid at joining: a JSON object by the slug of the paper.
  certificate_months TEXT,
  -- Vacancies typed by hand. A ship that is named only with the offer is hidden: its name is in `hidden_name`, so that neither page nor search has it.
  imo TEXT,
  ship_hidden INTEGER NOT NULL DEFAULT 0 CHECK (ship_hidden IN (0, 1)),
  hidden_name TEXT,
  -- Parts of the pay in minor units of its currency.
  pay_basic INTEGER,
  pay_overtime INTEGER,
  pay_leave INTEGER,
  pay_bonus INTEGER,
  pay_kind TEXT CHECK (pay_kind IN ('gross', 'net')),
  cadet_berth INTEGER NOT NULL DEFAULT 0 CHECK (cadet_berth IN (0, 1)),
  insurance TEXT,
  -- `text` in further languages, by language.
  texts TEXT,
  -- What a moderator should look at, by name.
  flags TEXT,
  -- When the company paused it: it is a draft then.
  paused_at INTEGER,
  -- How it ended, as the company states it.
  outcome TEXT CHECK (outcome IN ('filled-here', 'filled-elsewhere', 'cancelled')),
  -- The version of the clause on fees that was accepted, and when.
  no_fee_clause TEXT,
  no_fee_at INTEGER,
  paper_list_id INTEGER REFERENCES paper_list (id),
  -- Days of a contract that was advertised in weeks or days; `duration_tenths` compares it with others.
  duration_days INTEGER,
  -- The status before the account of its company was blocked or closed; until the account is active again the vacancy is a draft.
  withdrawn_status TEXT CHECK (withdrawn_status IN ('published', 'expired', 'closed'))
) STRICT;
-- A broad search in another order than by age reads one of these and checks its filters without looking up a row.
CREATE INDEX vacancy_joining ON vacancy (
  join_from, seq DESC, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_to, pay_usd,
  duration_tenths, rotation_on
) WHERE status = 'published';
CREATE INDEX vacancy_salary ON vacancy (
  pay_usd DESC, seq DESC, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to,
  duration_tenths, rotation_on
) WHERE status = 'published';
-- Pay depends on the rank more than on anything else: each rank has its own order.
CREATE INDEX vacancy_rank_joining ON vacancy (
  rank, join_from, seq DESC, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_to, pay_usd,
  duration_tenths, rotation_on
) WHERE status = 'published';
CREATE INDEX vacancy_rank_salary ON vacancy (
  rank, pay_usd DESC, seq DESC, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to,
  duration_tenths, rotation_on
) WHERE status = 'published';
CREATE INDEX vacancy_market ON vacancy (rank, vessel_type, seq DESC, pay_usd) WHERE status = 'published';
CREATE INDEX vacancy_vessel ON vacancy (vessel_type, department, seq DESC) WHERE status = 'published';
CREATE INDEX vacancy_company ON vacancy (company_id, status, published_at DESC);
CREATE INDEX vacancy_expiry ON vacancy (expires_at) WHERE status = 'published';
-- What a company crews, counted from the index alone.
CREATE INDEX vacancy_employer ON vacancy (company_id, status, fleet, vessel_type, rank);
-- What the sitemap says of a vacancy, without reading whole rows.
CREATE INDEX vacancy_address ON vacancy (seq, id, updated_at) WHERE status = 'published';
CREATE INDEX vacancy_ending ON vacancy (company_id, expires_at, id, rank, vessel_type) WHERE status = 'published';
CREATE INDEX vacancy_moderation_waits ON vacancy (updated_at) WHERE status = 'moderation';
CREATE INDEX vacancy_paused ON vacancy (expires_at) WHERE paused_at IS NOT NULL;
CREATE INDEX vacancy_paper_list ON vacancy (paper_list_id);
CREATE INDEX vacancy_newest ON vacancy (published_at DESC, seq DESC, rank) WHERE status = 'published';
-- What search checks and counts of the rows that it found, a tenth of the size of a row.
CREATE INDEX vacancy_facts ON vacancy (
  seq, rank, department, fleet, vessel_type, flag, port_country, english_order, any_nationality, join_from, join_to, pay_usd,
  duration_tenths, rotation_on, published_at, company_id, nationalities,
  json_array(
    seq, rank, vessel_type, join_from, join_to, duration_tenths, duration_plus_minus, rotation_on, english_level, min_months_in_rank,
    min_months_on_type, paper_list_id
  )
) WHERE status = 'published';
CREATE INDEX vacancy_rank ON vacancy (
  rank, seq DESC, pay_usd,
  json_array(
    seq, rank, vessel_type, join_from, join_to, duration_tenths, duration_plus_minus, rotation_on, english_level, min_months_in_rank,
    min_months_on_type, paper_list_id
  )
) WHERE status = 'published';
CREATE INDEX vacancy_withdrawn ON vacancy (company_id) WHERE withdrawn_status IS NOT NULL;

-- The papers that vacancies ask for, each list once: a match reads a thousand vacancies, and many ask for the same. A list never changes and its
-- number is never used again, so a number always means the same papers.
CREATE TABLE paper_list (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  certificates TEXT NOT NULL,
  -- Empty where no paper has months of its own: null would never be equal to another null.
  certificate_months TEXT NOT NULL,
  UNIQUE (certificates, certificate_months)
) STRICT;

-- Writers of vacancies need not know the lists, and a list that no vacancy uses is deleted.
CREATE TRIGGER vacancy_paper_list_insert AFTER INSERT ON vacancy BEGIN
  INSERT INTO paper_list (certificates, certificate_months) VALUES (NEW.certificates, coalesce(NEW.certificate_months, ''))
    ON CONFLICT DO NOTHING;
  UPDATE vacancy SET paper_list_id = (
    SELECT id FROM paper_list WHERE certificates = NEW.certificates AND certificate_months = coalesce(NEW.certificate_months, '')
  ) WHERE seq = NEW.seq;
END;

CREATE TRIGGER vacancy_paper_list_update AFTER UPDATE OF certificates, certificate_months ON vacancy
WHEN NEW.certificates IS NOT OLD.certificates OR NEW.certificate_months IS NOT OLD.certificate_months BEGIN
  INSERT INTO paper_list (certificates, certificate_months) VALUES (NEW.certificates, coalesce(NEW.certificate_months, ''))
    ON CONFLICT DO NOTHING;
  UPDATE vacancy SET paper_list_id = (
    SELECT id FROM paper_list WHERE certificates = NEW.certificates AND certificate_months = coalesce(NEW.certificate_months, '')
  ) WHERE seq = NEW.seq;
  DELETE FROM paper_list WHERE id = OLD.paper_list_id AND NOT EXISTS (SELECT 1 FROM vacancy WHERE paper_list_id = OLD.paper_list_id);
END;

CREATE TRIGGER vacancy_paper_list_delete AFTER DELETE ON vacancy BEGIN
  DELETE FROM paper_list WHERE id = OLD.paper_list_id AND NOT EXISTS (SELECT 1 FROM vacancy WHERE paper_list_id = OLD.paper_list_id);
END;

-- Of published vacancies only, like the search index, so that it can be counted without reading them.
CREATE TABLE vacancy_nationality (
  country TEXT NOT NULL,
  vacancy_seq INTEGER NOT NULL REFERENCES vacancy (seq) ON DELETE CASCADE,
  PRIMARY KEY (country, vacancy_seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX vacancy_nationality_vacancy ON vacancy_nationality (vacancy_seq);

-- rowid = vacancy.seq, published vacancies only. Both columns are made by features/vacancies/vacancy-search-text.ts, which
-- folds case, diacritics and Han text itself; so the plain tokenizer, which takes every non-ASCII character as a letter.
CREATE VIRTUAL TABLE vacancy_search USING fts5 (
  terms, words, content = '', contentless_delete = 1, detail = column, tokenize = "ascii tokenchars '_'"
);

-- Every word of the column `words`: the beginning of a word is searched as the words that begin with it.
CREATE TABLE search_word (
  word TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- A vacancy as it is typed, under the id that it has or will have. Without a document everything that was typed is published; the version
-- continues.
CREATE TABLE vacancy_draft (
  vacancy_id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  document TEXT,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX vacancy_draft_company ON vacancy_draft (company_id, updated_at DESC) WHERE document IS NOT NULL;

-- The last decision of a moderator on a vacancy.
CREATE TABLE vacancy_decision (
  vacancy_id TEXT PRIMARY KEY REFERENCES vacancy (id) ON DELETE CASCADE,
  act TEXT NOT NULL CHECK (act IN ('approve', 'refuse', 'take-down')),
  reason TEXT,
  note TEXT,
  decided_by TEXT NOT NULL,
  decided_at INTEGER NOT NULL,
  -- When it was last refused or taken down, also if it was approved later: what its company publishes in the weeks after that waits.
  refused_at INTEGER
) STRICT;
CREATE INDEX vacancy_decision_newest ON vacancy_decision (act, decided_at DESC);

-- A vacancy as it was when somebody applied, compressed; once for all who saw the same.
CREATE TABLE vacancy_copy (
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  digest TEXT NOT NULL,
  document BLOB NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (vacancy_id, digest)
) STRICT;

-- Figures that many readers share, refreshed by the scheduled run and after each publication.
CREATE TABLE statistic (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

-- Countries whose law allows their companies to ask for nationalities: the law, and its first and last day. An entry is ended by its last day
-- and never deleted; one that ends before it begins was never valid.
CREATE TABLE nationality_law (
  id TEXT PRIMARY KEY,
  country TEXT NOT NULL,
  from_day TEXT NOT NULL,
  until_day TEXT,
  source TEXT NOT NULL,
  entered_by TEXT NOT NULL,
  entered_at INTEGER NOT NULL,
  ended_by TEXT,
  ended_at INTEGER
) STRICT;
CREATE INDEX nationality_law_country ON nationality_law (country, from_day);

-- ## Feeds

-- Vacancies from agencies' feeds: the source, what was read, and the result.
CREATE TABLE feed_source (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('upload', 'address')),
  -- The file's name, or the host.
  name TEXT NOT NULL,
  address TEXT,
  -- Whether the schedule publishes without review; only after a first report was confirmed by hand.
  publishes_alone INTEGER NOT NULL DEFAULT 0,
  confirmed_at INTEGER,
  etag TEXT,
  last_modified TEXT,
  read_at INTEGER,
  -- When the schedule reads it next; null: never.
  due_at INTEGER,
  failures INTEGER NOT NULL DEFAULT 0,
  failure TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  CHECK ((kind = 'address') = (address IS NOT NULL)),
  UNIQUE (company_id, address)
) STRICT;
CREATE INDEX feed_source_company ON feed_source (company_id, created_at);
-- Files of one name are versions of one source.
CREATE UNIQUE INDEX feed_source_upload ON feed_source (company_id, name) WHERE kind = 'upload';
CREATE INDEX feed_source_due ON feed_source (due_at) WHERE due_at IS NOT NULL;

-- What was published of a source, by the id that the feed gives it. `listed` is 0 once it has left the feed.
CREATE TABLE feed_item (
  source_id TEXT NOT NULL REFERENCES feed_source (id) ON DELETE CASCADE,
  external_id TEXT NOT NULL,
  vacancy_id TEXT NOT NULL UNIQUE REFERENCES vacancy (id) ON DELETE CASCADE,
  content_hash TEXT NOT NULL,
  listed INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (source_id, external_id)
) STRICT, WITHOUT ROWID;

-- One reading of a source. `open` waits for confirmation, `idle` has nothing to confirm, `replaced` was read again before it was confirmed.
CREATE TABLE feed_report (
  id TEXT PRIMARY KEY,
  source_id TEXT NOT NULL REFERENCES feed_source (id) ON DELETE CASCADE,
  status TEXT NOT NULL CHECK (status IN ('open', 'confirmed', 'idle', 'replaced')),
  read_by TEXT NOT NULL CHECK (read_by IN ('owner', 'schedule')),
  confirmed_by TEXT CHECK (confirmed_by IN ('owner', 'schedule')),
  -- Entries in the feed, and rows of the report by outcome, as JSON.
  items INTEGER NOT NULL,
  counts TEXT NOT NULL,
  -- Digest of the outcome: reading an unchanged feed again gives the same.
  plan_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;
CREATE INDEX feed_report_source ON feed_report (source_id, created_at DESC);
CREATE UNIQUE INDEX feed_report_open ON feed_report (source_id) WHERE status = 'open';

-- The rows that the owner sees; `facts` are published exactly as they are here.
CREATE TABLE feed_report_row (
  report_id TEXT NOT NULL REFERENCES feed_report (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  external_id TEXT NOT NULL,
  title TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('new', 'changed', 'unchanged', 'duplicate', 'refused', 'withdrawn')),
  reasons TEXT NOT NULL DEFAULT '[]',
  notes TEXT NOT NULL DEFAULT '[]',
  changes TEXT NOT NULL DEFAULT '[]',
  -- Position of the row that says the same.
  duplicate_of INTEGER,
  vacancy_id TEXT,
  content_hash TEXT,
  facts TEXT,
  PRIMARY KEY (report_id, position)
) STRICT;
CREATE INDEX feed_report_row_outcome ON feed_report_row (report_id, outcome, position);

-- ## Applications and what leads to them

CREATE TABLE application (
  id TEXT PRIMARY KEY,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'shortlisted', 'interview', 'offered', 'joined', 'rejected')),
  note TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- When the company first moved the application on; answer times are measured from it.
  answered_at INTEGER,
  -- Digest of the vacancy's copy, and the number of the rules that compared it with the CV.
  vacancy_copy TEXT NOT NULL,
  gap_rules INTEGER NOT NULL,
  -- The comparison when it was sent: the number of the rules, and the result of each line (contract/match).
  match_record TEXT NOT NULL,
  -- The ship of an offer: a document.
  ship TEXT,
  UNIQUE (vacancy_id, seaman_id)
) STRICT;
CREATE INDEX application_vacancy ON application (vacancy_id, created_at DESC);
CREATE INDEX application_seaman ON application (seaman_id, created_at DESC);
CREATE INDEX application_measured ON application (created_at, vacancy_id, answered_at);
CREATE INDEX application_new ON application (vacancy_id, created_at) WHERE status = 'new';

-- Every move of an application: who made it, when, from where to where. The mover is removed with their account.
CREATE TABLE application_move (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  moved_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  -- Why the application was refused, and when its seafarer was informed of the move.
  reason TEXT,
  told_at INTEGER
) STRICT;
CREATE INDEX application_move_application ON application_move (application_id, created_at);
CREATE INDEX application_move_mover ON application_move (moved_by) WHERE moved_by IS NOT NULL;
CREATE INDEX application_move_untold ON application_move (created_at) WHERE told_at IS NULL;

-- A line of a match that the seafarer contests, by its name (contract/match/match-line.ts), and the decision of the company.
CREATE TABLE match_contest (
  id TEXT PRIMARY KEY,
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  line TEXT NOT NULL,
  text TEXT NOT NULL,
  decision TEXT CHECK (decision IN ('met', 'kept')),
  decided_by TEXT REFERENCES account (id) ON DELETE SET NULL,
  decided_at INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (application_id, line)
) STRICT;
CREATE INDEX match_contest_seaman ON match_contest (seaman_id);
CREATE INDEX match_contest_decider ON match_contest (decided_by);
CREATE INDEX match_contest_newest ON match_contest (created_at DESC, id DESC);

-- What a seafarer who joined answered: 1, 0, or null for no answer yet.
CREATE TABLE joining_answer (
  application_id TEXT PRIMARY KEY REFERENCES application (id) ON DELETE CASCADE,
  paid_on_time INTEGER CHECK (paid_on_time IN (0, 1)),
  as_advertised INTEGER CHECK (as_advertised IN (0, 1)),
  relieved_on_time INTEGER CHECK (relieved_on_time IN (0, 1)),
  updated_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- The paper about which a seafarer was warned that it ends too early for a contract, and on which day.
CREATE TABLE contract_reminder (
  application_id TEXT NOT NULL REFERENCES application (id) ON DELETE CASCADE,
  paper_id TEXT NOT NULL,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  told_on TEXT NOT NULL,
  PRIMARY KEY (application_id, paper_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX contract_reminder_seaman ON contract_reminder (seaman_id);

-- A company invites a listed seafarer to apply for one of its vacancies, once for each vacancy and person.
CREATE TABLE invitation (
  id TEXT PRIMARY KEY,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  company_id TEXT NOT NULL REFERENCES company (id) ON DELETE CASCADE,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  seen_at INTEGER,
  declined_at INTEGER,
  withdrawn_at INTEGER,
  UNIQUE (vacancy_id, seaman_id)
) STRICT;
CREATE INDEX invitation_newest ON invitation (seaman_id, created_at DESC, id DESC);
CREATE INDEX invitation_company ON invitation (company_id, created_at DESC, id DESC);

-- Vacancies that seafarers saved, and searches that they saved. A search is the query of its address.
CREATE TABLE saved_vacancy (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  vacancy_id TEXT NOT NULL REFERENCES vacancy (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, vacancy_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX saved_vacancy_newest ON saved_vacancy (seaman_id, created_at DESC, vacancy_id);
CREATE INDEX saved_vacancy_vacancy ON saved_vacancy (vacancy_id);

-- `alert_at` is when it is next checked, `told_until` up to when new vacancies were announced; both are UTC ms.
CREATE TABLE saved_search (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  query TEXT NOT NULL,
  alert TEXT NOT NULL CHECK (alert IN ('daily', 'weekly', 'none')),
  alert_at INTEGER,
  told_until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (seaman_id, query)
) STRICT;
CREATE INDEX saved_search_due ON saved_search (alert_at) WHERE alert_at IS NOT NULL;

-- ## Inbox

-- Messages between a seafarer and an organisation: one thread for the two, and one for each vacancy that they write about. A thread with a card of
-- the crew list is separate from one with the person, so that no thread reveals whose card it is. The side of an organisation is `company`.
CREATE TABLE inbox_thread (
  id TEXT PRIMARY KEY,
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  vacancy_id TEXT REFERENCES vacancy (id) ON DELETE CASCADE,
  to_card INTEGER NOT NULL CHECK (to_card IN (0, 1)),
  created_at INTEGER NOT NULL,
  -- The number of the last message. Messages are numbered from 1 on, without a gap.
  last_number INTEGER NOT NULL DEFAULT 0,
  -- Grows with each message, over all threads: lists are in its order.
  position INTEGER NOT NULL,
  -- Grows with every change for a side: a client that has seen a greater one of any thread has seen this one.
  seaman_change INTEGER NOT NULL,
  organisation_change INTEGER NOT NULL,
  -- Up to which message each side has read, and what the other side may see of that.
  seaman_read INTEGER NOT NULL DEFAULT 0,
  organisation_read INTEGER NOT NULL DEFAULT 0,
  seaman_shown INTEGER NOT NULL DEFAULT 0,
  organisation_shown INTEGER NOT NULL DEFAULT 0,
  -- Messages that each side has not read, and when the last of them was written.
  seaman_unread INTEGER NOT NULL DEFAULT 0,
  organisation_unread INTEGER NOT NULL DEFAULT 0,
  seaman_unread_at INTEGER,
  organisation_unread_at INTEGER
) STRICT;
CREATE UNIQUE INDEX inbox_thread_between ON inbox_thread (seaman_id, organisation_id, coalesce(vacancy_id, ''), to_card);
CREATE INDEX inbox_thread_vacancy ON inbox_thread (vacancy_id) WHERE vacancy_id IS NOT NULL;
CREATE INDEX inbox_thread_seaman ON inbox_thread (seaman_id, position DESC);
CREATE INDEX inbox_thread_organisation ON inbox_thread (organisation_id, position DESC);
CREATE INDEX inbox_thread_of_seaman ON inbox_thread (seaman_id, seaman_change);
CREATE INDEX inbox_thread_of_organisation ON inbox_thread (organisation_id, organisation_change);
-- The next number is found at their ends.
CREATE INDEX inbox_thread_seaman_change ON inbox_thread (seaman_change);
CREATE INDEX inbox_thread_organisation_change ON inbox_thread (organisation_change);
CREATE INDEX inbox_thread_seaman_unread ON inbox_thread (seaman_id, seaman_unread) WHERE seaman_unread > 0;
CREATE INDEX inbox_thread_organisation_unread ON inbox_thread (organisation_id, organisation_unread) WHERE organisation_unread > 0;
CREATE INDEX inbox_thread_seaman_waits ON inbox_thread (seaman_unread_at) WHERE seaman_unread > 0;
CREATE INDEX inbox_thread_organisation_waits ON inbox_thread (organisation_unread_at) WHERE organisation_unread > 0;

CREATE TABLE inbox_message (
  id TEXT PRIMARY KEY,
  thread_id TEXT NOT NULL REFERENCES inbox_thread (id) ON DELETE CASCADE,
  -- As in its thread, so that messages of one side are read in order over all threads.
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  side TEXT NOT NULL CHECK (side IN ('seaman', 'company')),
  -- The author; null once their account is deleted.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- Made by the sender's page: the same id is the same message.
  sent_as TEXT NOT NULL,
  -- Sealed with the key of the thread's seafarer.
  words TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  -- When the open pages of both sides were informed.
  delivered_at INTEGER,
  UNIQUE (thread_id, number),
  UNIQUE (thread_id, side, sent_as)
) STRICT;
CREATE INDEX inbox_message_seaman ON inbox_message (seaman_id, id);
CREATE INDEX inbox_message_organisation ON inbox_message (organisation_id, id);
CREATE INDEX inbox_message_account ON inbox_message (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX inbox_message_undelivered ON inbox_message (created_at) WHERE delivered_at IS NULL;

-- Pictures and PDFs, sealed with their sender's key. Without a message until they are sent.
CREATE TABLE inbox_file (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  message_id TEXT REFERENCES inbox_message (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  -- The sender's name of the file; sealed with the key of the thread's seafarer when it is sent. Null without a name.
  name TEXT
) STRICT;
CREATE INDEX inbox_file_message ON inbox_file (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX inbox_file_account ON inbox_file (account_id);
CREATE INDEX inbox_file_file ON inbox_file (file_id);
CREATE INDEX inbox_file_waiting ON inbox_file (created_at) WHERE message_id IS NULL;

-- Who accepts no messages from whom: `side` is the one that blocked. An organisation blocks a person or a card.
CREATE TABLE inbox_block (
  seaman_id TEXT NOT NULL REFERENCES seaman (id) ON DELETE CASCADE,
  organisation_id TEXT NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  side TEXT NOT NULL CHECK (side IN ('seaman', 'company')),
  to_card INTEGER NOT NULL CHECK (to_card IN (0, 1)),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (seaman_id, organisation_id, side, to_card)
) STRICT, WITHOUT ROWID;
CREATE INDEX inbox_block_organisation ON inbox_block (organisation_id);

-- What an account reveals of reading and typing, and when mail last mentioned unread messages.
CREATE TABLE inbox_choice (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  read_marks INTEGER NOT NULL DEFAULT 1,
  typing INTEGER NOT NULL DEFAULT 1,
  digest TEXT NOT NULL DEFAULT 'hour' CHECK (digest IN ('hour', 'day')),
  digested_at INTEGER
) STRICT, WITHOUT ROWID;

-- ## Reports

-- Reports about anything public. Those of guests have no account.
CREATE TABLE report (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('vacancy', 'company', 'seaman', 'article', 'thread')),
  target_id TEXT NOT NULL,
  reason TEXT NOT NULL,
  text TEXT,
  language TEXT NOT NULL,
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'upheld', 'dismissed')),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  -- The decision of an admin, and the reply to the reporter.
  note TEXT,
  decided_by TEXT,
  decided_at INTEGER
) STRICT;
CREATE INDEX report_status ON report (status, created_at);
CREATE INDEX report_target ON report (kind, target_id, created_at);
-- The same report of one person twice is one report.
CREATE UNIQUE INDEX report_once ON report (account_id, kind, target_id, reason) WHERE account_id IS NOT NULL AND status = 'open';

-- ## Files

-- Files: their owner, purpose and state, and until when they are kept. Their bytes are in R2.
CREATE TABLE file (
  id TEXT PRIMARY KEY,
  -- Either a person's, or an organisation's, whichever of its members sent it.
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  organisation_id TEXT REFERENCES organisation (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  size INTEGER NOT NULL CHECK (size > 0),
  -- SHA-256 of the whole, in hexadecimal, as the sender states it.
  digest TEXT NOT NULL,
  -- Recognised by its bytes, once it is whole.
  type TEXT,
  state TEXT NOT NULL CHECK (state IN ('arriving', 'stored', 'discarded')),
  -- Object key of its picture.
  picture_key TEXT,
  created_at INTEGER NOT NULL,
  -- Null for what is kept as long as the account.
  expires_at INTEGER,
  -- Object key of a private file; null for what became a public picture.
  object_key TEXT,
  -- Id of what was made of a file that is not kept, such as a feed; it stays a day, for a sender who missed the answer.
  result_id TEXT,
  CHECK ((account_id IS NULL) <> (organisation_id IS NULL))
) STRICT;
CREATE INDEX file_by_account ON file (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX file_by_organisation ON file (organisation_id) WHERE organisation_id IS NOT NULL;
CREATE INDEX file_by_expiry ON file (expires_at) WHERE expires_at IS NOT NULL;
-- Whether a picture may be served is decided by its key.
CREATE INDEX file_picture ON file (picture_key) WHERE picture_key IS NOT NULL;

-- Pieces of a file that have arrived. They are deleted when it is whole.
CREATE TABLE file_piece (
  file_id TEXT NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  PRIMARY KEY (file_id, number)
) STRICT, WITHOUT ROWID;

-- ## Mails and jobs

-- Mail is written with its cause and sent by the queue; `cause` makes it one mail for each cause.
CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  cause TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  created_at INTEGER NOT NULL,
  sent_at INTEGER,
  -- The kind of a mail that a person may decline; others are always sent.
  notification TEXT,
  -- 1 while an address that it concerns is not confirmed, or the person it is about has asked to be deleted.
  about_account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  held INTEGER NOT NULL DEFAULT 0 CHECK (held IN (0, 1)),
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  -- Instead of an account: its owners and recruiters receive the mail, each in a separate row that refers to this one.
  organisation_id TEXT REFERENCES organisation (id) ON DELETE CASCADE,
  parent_id TEXT REFERENCES outbox (id) ON DELETE CASCADE,
  address TEXT,
  language TEXT CHECK (account_id IS NOT NULL OR organisation_id IS NOT NULL OR (address IS NOT NULL AND language IS NOT NULL))
) STRICT;
CREATE INDEX outbox_organisation ON outbox (organisation_id) WHERE organisation_id IS NOT NULL;
CREATE UNIQUE INDEX outbox_parent ON outbox (parent_id, account_id) WHERE parent_id IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (created_at) WHERE status = 'waiting' AND held = 0;
CREATE INDEX outbox_about ON outbox (about_account_id) WHERE about_account_id IS NOT NULL;
CREATE INDEX outbox_held ON outbox (account_id) WHERE held = 1;
-- Addresses are deleted once their mail was sent.
CREATE INDEX outbox_address ON outbox (address) WHERE address IS NOT NULL;

-- Mail is released when an address is confirmed, whichever way, and when the person keeps the account.
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

-- Sent mail, where it is only kept locally and shown at /dev/mail.
CREATE TABLE sent_mail (
  outbox_id TEXT PRIMARY KEY REFERENCES outbox (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  language TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

-- When each scheduled job was queued, and last ran and failed; a job that is under way is not queued again.
CREATE TABLE job_run (
  job TEXT PRIMARY KEY,
  queued_at INTEGER,
  started_at INTEGER,
  finished_at INTEGER,
  failed_at INTEGER,
  last_error TEXT
) STRICT, WITHOUT ROWID;

-- Jobs that were given up, until they are swept.
CREATE TABLE dead_job (
  id TEXT PRIMARY KEY,
  job TEXT NOT NULL,
  subject TEXT NOT NULL,
  error TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  died_at INTEGER NOT NULL
) STRICT;
CREATE INDEX dead_job_age ON dead_job (died_at);

-- ## Journal and pages

-- Articles and pages: one table for what they are, one for their text in each language. English always exists, other languages may be missing.
CREATE TABLE article (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  category TEXT NOT NULL CHECK (category IN ('seaman', 'company')),
  cover TEXT NOT NULL,
  author TEXT NOT NULL,
  -- A draft has none; one in the future is not public yet.
  published_at INTEGER,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
-- Lists read these from the newest on, and nothing else of an article.
CREATE INDEX article_newest ON article (published_at DESC, id DESC, category, slug, cover, author) WHERE published_at IS NOT NULL;
CREATE INDEX article_category ON article (category, published_at DESC, id DESC, slug, cover, author) WHERE published_at IS NOT NULL;

CREATE TABLE article_text (
  article_id TEXT NOT NULL REFERENCES article (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  -- The author's position; the English one where it is absent.
  author_role TEXT,
  -- A JSON array of words.
  tags TEXT NOT NULL DEFAULT '[]',
  minutes INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (article_id, language)
) STRICT;
-- What lists show of a text, without its body.
CREATE INDEX article_text_card ON article_text (article_id, language, title, description, minutes, updated_at, tags);

CREATE TABLE page (
  id TEXT PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;

CREATE TABLE page_text (
  page_id TEXT NOT NULL REFERENCES page (id) ON DELETE CASCADE,
  language TEXT NOT NULL,
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (page_id, language)
) STRICT;

-- ## Pictures for previews

-- Share pictures that were made, with the stored version. A picture is made on the first request; it is due again when its subject changes, and
-- some time after the last request.
CREATE TABLE picture (
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  version TEXT NOT NULL,
  due_at INTEGER NOT NULL,
  PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_due ON picture (due_at);

CREATE TRIGGER picture_vacancy_changed AFTER UPDATE ON vacancy BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'vacancy' AND subject = OLD.id;
END;

CREATE TRIGGER picture_vacancy_deleted AFTER DELETE ON vacancy BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'vacancy' AND subject = OLD.id;
END;

CREATE TRIGGER picture_company_changed AFTER UPDATE OF slug, name, country, city, verified ON organisation WHEN OLD.kind = 'company' BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'agency' AND subject = OLD.slug;
END;

CREATE TRIGGER picture_company_deleted AFTER DELETE ON organisation WHEN OLD.kind = 'company' BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'agency' AND subject = OLD.slug;
END;

CREATE TRIGGER picture_article_changed AFTER UPDATE ON article BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'article' AND subject = OLD.slug;
END;

CREATE TRIGGER picture_article_deleted AFTER DELETE ON article BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'article' AND subject = OLD.slug;
END;

CREATE TRIGGER picture_article_text_changed AFTER UPDATE OF title ON article_text WHEN NEW.language = 'en' BEGIN
  UPDATE picture SET due_at = 0 WHERE kind = 'article' AND subject = (SELECT slug FROM article WHERE id = NEW.article_id);
END;

-- ## Withdrawals

-- What was withdrawn from the public, and when. The edge serves no copy that is older than the withdrawal of something it shows. Only triggers
-- write rows, so that no use case can forget them. A subject is named as in addresses and answers: the id of a vacancy, the slug of a company,
-- article or page, the key of a picture. Times are those of the database's clock.
CREATE TABLE withdrawal (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;
CREATE INDEX withdrawal_at ON withdrawal (at);

-- Vacancies: taken down, refused, paused, closed, waiting with another text. Expiry is no withdrawal: the page shows the day.
-- A company that was not verified is public with its vacancies only.
CREATE TRIGGER withdrawal_vacancy_hidden AFTER UPDATE OF status ON vacancy
WHEN OLD.status IN ('published', 'expired', 'closed') AND NEW.status IN ('draft', 'moderation', 'closed') AND NEW.status <> OLD.status BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.id);
  INSERT INTO withdrawal (subject) SELECT c.slug FROM organisation c WHERE c.id = OLD.company_id AND c.verified = 0
    AND NOT EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = c.id AND v.status IN ('published', 'expired', 'closed'));
  DELETE FROM directory_entry WHERE organisation_id = OLD.company_id AND verified = 0
    AND NOT EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = OLD.company_id AND v.status IN ('published', 'expired', 'closed'));
END;

CREATE TRIGGER withdrawal_vacancy_deleted AFTER DELETE ON vacancy WHEN OLD.status IN ('published', 'expired', 'closed') BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.id);
END;

CREATE TRIGGER withdrawal_company_moved AFTER UPDATE OF slug, country ON organisation
WHEN OLD.kind = 'company' AND (NEW.slug <> OLD.slug OR NEW.country <> OLD.country) BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

CREATE TRIGGER withdrawal_company_unverified AFTER UPDATE OF verified ON organisation
WHEN OLD.kind = 'company' AND OLD.verified = 1 AND NEW.verified = 0 BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

-- An account that is erased was closed for longer than any copy is kept: the company's name is not stored again. BEFORE: its members are
-- deleted with it.
CREATE TRIGGER withdrawal_company_deleted BEFORE DELETE ON organisation WHEN OLD.kind = 'company' BEGIN
  DELETE FROM withdrawal WHERE subject = OLD.slug AND EXISTS (
    SELECT 1 FROM organisation_member m JOIN erasure e ON e.account_id = m.account_id WHERE m.organisation_id = OLD.id AND m.role = 'owner');
  INSERT INTO withdrawal (subject) SELECT OLD.slug WHERE NOT EXISTS (
    SELECT 1 FROM organisation_member m JOIN erasure e ON e.account_id = m.account_id WHERE m.organisation_id = OLD.id AND m.role = 'owner');
END;

-- Blocked and closing accounts: their company, its vacancies and their pictures. Vacancies that ended more than 31 days ago are not in any copy.
CREATE TRIGGER withdrawal_account_blocked AFTER UPDATE OF blocked_at ON account WHEN OLD.blocked_at IS NULL AND NEW.blocked_at IS NOT NULL BEGIN
  INSERT INTO withdrawal (subject) SELECT NEW.avatar_key WHERE NEW.avatar_key IS NOT NULL;
  INSERT INTO withdrawal (subject) SELECT c.slug FROM organisation_member m JOIN organisation c ON c.id = m.organisation_id
    WHERE m.account_id = NEW.id AND m.role = 'owner' AND c.kind = 'company';
  INSERT INTO withdrawal (subject) SELECT c.logo_key FROM organisation_member m JOIN organisation c ON c.id = m.organisation_id
    WHERE m.account_id = NEW.id AND m.role = 'owner' AND c.logo_key IS NOT NULL;
  INSERT INTO withdrawal (subject) SELECT v.id FROM organisation_member m JOIN vacancy v ON v.company_id = m.organisation_id
    WHERE m.account_id = NEW.id AND m.role = 'owner' AND v.status IN ('published', 'expired', 'closed') AND coalesce(v.expires_at, 9e15) > (unixepoch() - 2678400) * 1000;
END;

CREATE TRIGGER withdrawal_account_closing AFTER INSERT ON erasure BEGIN
  INSERT INTO withdrawal (subject) SELECT c.slug FROM organisation_member m JOIN organisation c ON c.id = m.organisation_id
    WHERE m.account_id = NEW.account_id AND m.role = 'owner' AND c.kind = 'company';
  INSERT INTO withdrawal (subject) SELECT c.logo_key FROM organisation_member m JOIN organisation c ON c.id = m.organisation_id
    WHERE m.account_id = NEW.account_id AND m.role = 'owner' AND c.logo_key IS NOT NULL;
  INSERT INTO withdrawal (subject) SELECT v.id FROM organisation_member m JOIN vacancy v ON v.company_id = m.organisation_id
    WHERE m.account_id = NEW.account_id AND m.role = 'owner' AND v.status IN ('published', 'expired', 'closed') AND coalesce(v.expires_at, 9e15) > (unixepoch() - 2678400) * 1000;
END;

-- Pictures: discarded, and once more when nothing of them is left.
CREATE TRIGGER withdrawal_picture_discarded AFTER UPDATE OF state, expires_at ON file
WHEN NEW.picture_key IS NOT NULL AND NEW.state = 'discarded' AND OLD.state = 'stored' BEGIN
  INSERT INTO withdrawal (subject) VALUES (NEW.picture_key);
END;

CREATE TRIGGER withdrawal_picture_deleted AFTER DELETE ON file WHEN OLD.picture_key IS NOT NULL BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.picture_key);
END;

CREATE TRIGGER withdrawal_logo_replaced AFTER UPDATE OF logo_key ON organisation WHEN OLD.logo_key IS NOT NULL AND NEW.logo_key IS NOT OLD.logo_key BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.logo_key);
END;

CREATE TRIGGER withdrawal_avatar_replaced AFTER UPDATE OF avatar_key ON account WHEN OLD.avatar_key IS NOT NULL AND NEW.avatar_key IS NOT OLD.avatar_key BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.avatar_key);
END;

-- Articles and pages: unpublished, postponed, moved, deleted, or without a text in one of their languages.
CREATE TRIGGER withdrawal_article_unpublished AFTER UPDATE OF published_at, slug, category ON article
WHEN OLD.published_at IS NOT NULL
  AND (NEW.published_at IS NULL OR NEW.published_at > OLD.published_at OR NEW.slug <> OLD.slug OR NEW.category <> OLD.category) BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

CREATE TRIGGER withdrawal_article_deleted AFTER DELETE ON article WHEN OLD.published_at IS NOT NULL BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

CREATE TRIGGER withdrawal_article_text_deleted AFTER DELETE ON article_text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM article WHERE id = OLD.article_id AND published_at IS NOT NULL;
END;

CREATE TRIGGER withdrawal_page_moved AFTER UPDATE OF slug ON page WHEN NEW.slug <> OLD.slug BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

CREATE TRIGGER withdrawal_page_deleted AFTER DELETE ON page BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

CREATE TRIGGER withdrawal_page_text_deleted AFTER DELETE ON page_text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM page WHERE id = OLD.page_id;
END;

-- The page of a company changed: copies of it and of what names the company are not served any more.
CREATE TRIGGER withdrawal_company_changed AFTER UPDATE OF name, legal_name, city, website, licence_number, licence_issuer, licence_expires, licence_checked_at ON organisation
WHEN OLD.kind = 'company' AND (OLD.name, OLD.legal_name, OLD.city, OLD.website, OLD.licence_number, OLD.licence_issuer, OLD.licence_expires, OLD.licence_checked_at)
  IS NOT (NEW.name, NEW.legal_name, NEW.city, NEW.website, NEW.licence_number, NEW.licence_issuer, NEW.licence_expires, NEW.licence_checked_at) BEGIN
  INSERT INTO withdrawal (subject) VALUES (OLD.slug);
END;

CREATE TRIGGER withdrawal_company_text_changed AFTER UPDATE OF text ON company_text WHEN NEW.text <> OLD.text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM organisation WHERE id = OLD.company_id;
END;

CREATE TRIGGER withdrawal_company_text_deleted AFTER DELETE ON company_text BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM organisation WHERE id = OLD.company_id;
END;

CREATE TRIGGER withdrawal_company_office_deleted AFTER DELETE ON company_office WHEN OLD.sort = 0 BEGIN
  INSERT INTO withdrawal (subject) SELECT slug FROM organisation WHERE id = OLD.company_id;
END;
