-- Payments on the page of a provider: what the provider calls them, and how far they are.
ALTER TABLE payment ADD COLUMN checkout_id TEXT;
-- Of the payment itself, once the person began to pay: refunds and disputes name it.
ALTER TABLE payment ADD COLUMN provider_id TEXT;
ALTER TABLE payment ADD COLUMN checkout_url TEXT;
ALTER TABLE payment ADD COLUMN stage TEXT CHECK (stage IN ('open', 'processing', 'failed'));
-- When the provider was last asked.
ALTER TABLE payment ADD COLUMN checked_at INTEGER;
CREATE UNIQUE INDEX payment_checkout ON payment (provider, checkout_id) WHERE checkout_id IS NOT NULL;
CREATE UNIQUE INDEX payment_provider ON payment (provider, provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX payment_asked ON payment (checked_at) WHERE state IN ('waiting', 'part-paid', 'unknown') AND provider <> 'invoice';

-- What an object of a provider caused in our books, once for each effect, by whatever message or look-up we learned of it.
CREATE TABLE provider_effect (
  provider TEXT NOT NULL,
  object TEXT NOT NULL,
  effect TEXT NOT NULL CHECK (effect IN ('paid', 'fee', 'withdrawn', 'reinstated', 'refunded', 'returned')),
  payment_id TEXT NOT NULL REFERENCES payment (id),
  -- The entry of the ledger.
  entry_reference TEXT NOT NULL UNIQUE,
  -- The line of the provider's books. What a line moves and its fee are two effects of one line.
  line_id TEXT,
  at INTEGER NOT NULL,
  PRIMARY KEY (provider, object, effect)
) STRICT;
CREATE INDEX provider_effect_payment ON provider_effect (payment_id);
CREATE INDEX provider_effect_at ON provider_effect (provider, at);
CREATE TRIGGER provider_effect_deleted BEFORE DELETE ON provider_effect BEGIN SELECT RAISE(ABORT, 'payment-fixed'); END;

-- A dispute of a payment as the provider describes it. Money moves by its effects.
CREATE TABLE provider_dispute (
  id TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  reason TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('inquiry', 'open', 'reviewed', 'closed', 'won', 'lost')),
  -- Until when evidence is accepted.
  due_at INTEGER,
  opened_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX provider_dispute_payment ON provider_dispute (payment_id);
CREATE INDEX provider_dispute_state ON provider_dispute (state, due_at);

-- Until when the undelivered messages of a provider were read.
CREATE TABLE provider_reading (
  provider TEXT PRIMARY KEY,
  read_until INTEGER NOT NULL
) STRICT;
