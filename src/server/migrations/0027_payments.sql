-- Payments to balances, and the money that arrives on bank accounts. The ledger has the entries; these tables have what was asked for and why.

-- A payment that a holder started. It stays with the books, under a holder that leads to nobody once the account is erased.
CREATE TABLE payment (
  id TEXT PRIMARY KEY,
  holder_id TEXT NOT NULL REFERENCES ledger_holder (id),
  -- Who started it, and receives its mails.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  provider TEXT NOT NULL,
  purpose TEXT NOT NULL CHECK (purpose IN ('top-up')),
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  asked INTEGER NOT NULL CHECK (asked > 0),
  -- In the currency of the payment.
  received INTEGER NOT NULL DEFAULT 0 CHECK (received >= 0),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'part-paid', 'paid', 'expired', 'cancelled', 'refunded', 'unknown')),
  -- The creditor reference (ISO 11649) by which a transfer is found.
  reference TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  reminded_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX payment_holder ON payment (holder_id, created_at);
CREATE INDEX payment_account ON payment (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX payment_open ON payment (expires_at) WHERE state IN ('waiting', 'part-paid');

CREATE TRIGGER payment_kept BEFORE UPDATE ON payment
WHEN (NEW.id, NEW.holder_id, NEW.provider, NEW.purpose, NEW.currency, NEW.asked, NEW.reference)
  IS NOT (OLD.id, OLD.holder_id, OLD.provider, OLD.purpose, OLD.currency, OLD.asked, OLD.reference)
BEGIN SELECT RAISE(ABORT, 'payment-fixed'); END;
CREATE TRIGGER payment_deleted BEFORE DELETE ON payment BEGIN SELECT RAISE(ABORT, 'payment-fixed'); END;

-- Money that arrived on a bank account: a line of a statement, or typed by an admin. Each line is taken once.
CREATE TABLE bank_payment (
  id TEXT PRIMARY KEY,
  -- Digest of the bank's own id, or of the whole line where the bank has none.
  line_hash TEXT NOT NULL UNIQUE,
  day TEXT NOT NULL,
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  -- Emptied when the account is erased.
  payer TEXT NOT NULL,
  remittance TEXT NOT NULL,
  payment_id TEXT REFERENCES payment (id),
  state TEXT NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'credited', 'returned', 'ignored')),
  source TEXT NOT NULL CHECK (source IN ('statement', 'typed')),
  added_at INTEGER NOT NULL,
  decided_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK ((decided_at IS NULL) = (state = 'new')),
  CHECK (state <> 'credited' OR payment_id IS NOT NULL)
) STRICT;
CREATE INDEX bank_payment_payment ON bank_payment (payment_id) WHERE payment_id IS NOT NULL;
CREATE INDEX bank_payment_state ON bank_payment (state, day);
CREATE INDEX bank_payment_twin ON bank_payment (day, amount);

-- What was decided about a line is final, and what the bank reported does not change.
CREATE TRIGGER bank_payment_decided BEFORE UPDATE ON bank_payment
WHEN (NEW.id, NEW.line_hash, NEW.day, NEW.currency, NEW.amount, NEW.source) IS NOT (OLD.id, OLD.line_hash, OLD.day, OLD.currency, OLD.amount, OLD.source)
  OR (OLD.state <> 'new' AND (NEW.state, NEW.payment_id) IS NOT (OLD.state, OLD.payment_id))
BEGIN SELECT RAISE(ABORT, 'bank-payment-fixed'); END;
CREATE TRIGGER bank_payment_deleted BEFORE DELETE ON bank_payment BEGIN SELECT RAISE(ABORT, 'bank-payment-fixed'); END;
