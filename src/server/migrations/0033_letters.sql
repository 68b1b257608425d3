-- Letters of the subscribed stream of mail: claims, events, suppressed addresses, pauses and pace.

-- The row is the claim: it is written before the provider is called, so that a letter is sent once at most.
CREATE TABLE letter (
  id TEXT PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 64),
  -- The domain that sends it and gets its events.
  source TEXT NOT NULL,
  -- The organisation that receives it.
  scope TEXT,
  -- A keyed digest of the address, and its mail domain.
  address_digest TEXT NOT NULL,
  domain TEXT NOT NULL,
  -- The provider's id.
  message_id TEXT,
  -- 'open': the provider certainly did not accept it, so it may be claimed again. 'unknown': it may have.
  state TEXT NOT NULL CHECK (state IN ('claimed', 'open', 'unknown', 'sent', 'soft-bounced', 'delivered', 'rejected',
    'suppressed', 'bounced', 'complained')),
  -- When it was claimed, and when its last event happened.
  at INTEGER NOT NULL,
  event_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX letter_at ON letter (at);
CREATE INDEX letter_complained ON letter (event_at) WHERE state = 'complained';

-- A letter that was handed to the provider is never claimed again.
CREATE TRIGGER letter_claimed_once BEFORE UPDATE ON letter
WHEN (NEW.state IN ('claimed', 'open') AND OLD.state NOT IN ('claimed', 'open'))
  OR (OLD.message_id IS NOT NULL AND NEW.message_id IS NOT OLD.message_id)
BEGIN SELECT RAISE(ABORT, 'letter-fixed'); END;

-- Letters that do not leave the machine.
CREATE TABLE kept_letter (
  letter_id TEXT PRIMARY KEY REFERENCES letter (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  html TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

-- Addresses to which a stream sends nothing, as keyed digests.
CREATE TABLE mail_suppression (
  stream TEXT NOT NULL CHECK (stream IN ('account', 'subscribed')),
  address_digest TEXT NOT NULL,
  -- The organisation whose letters are meant; empty for all mail of the stream.
  scope TEXT NOT NULL DEFAULT '',
  reason TEXT NOT NULL CHECK (reason IN ('bounced', 'complained', 'provider', 'asked')),
  at INTEGER NOT NULL,
  -- Null has no end.
  until INTEGER,
  PRIMARY KEY (stream, address_digest, scope)
) STRICT, WITHOUT ROWID;

-- Letters that are held: all of a stream, or those to one organisation.
CREATE TABLE mail_pause (
  stream TEXT NOT NULL CHECK (stream IN ('subscribed')),
  -- Empty for the whole stream.
  scope TEXT NOT NULL DEFAULT '',
  -- 'complaint': the first one about the scope. 'complaints': too many of the stream.
  reason TEXT NOT NULL CHECK (reason IN ('complaint', 'complaints', 'admin')),
  at INTEGER NOT NULL,
  -- When the mails to admins were written.
  alarmed_at INTEGER,
  PRIMARY KEY (stream, scope)
) STRICT, WITHOUT ROWID;

-- Pace by the mail domain of recipients: until when its letters are booked.
CREATE TABLE letter_domain (
  domain TEXT PRIMARY KEY,
  first_at INTEGER NOT NULL,
  booked_until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
