-- Money that leaves a balance, a row for each payment by which it came. The ledger has the entries: `payback:<id>:hold` reserves the amount,
-- `payback:<id>:void` and `payback:<id>:payout` send it, `payback:<id>:returned` takes it back.
CREATE TABLE payback (
  id TEXT PRIMARY KEY,
  -- The same for the rows of one request.
  request_id TEXT NOT NULL,
  holder_id TEXT NOT NULL REFERENCES ledger_holder (id),
  -- Who receives its mails.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  payment_id TEXT NOT NULL REFERENCES payment (id),
  cause TEXT NOT NULL CHECK (cause IN ('balance', 'refund', 'provider', 'recall')),
  way TEXT NOT NULL CHECK (way IN ('transfer', 'provider')),
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  amount INTEGER NOT NULL CHECK (amount > 0),
  state TEXT NOT NULL CHECK (state IN ('waiting', 'preparing', 'unknown', 'pending', 'sent', 'failed', 'cancelled')),
  -- Where a transfer is sent. Emptied some time after it ended, and with the account.
  iban TEXT NOT NULL DEFAULT '',
  account_name TEXT NOT NULL DEFAULT '',
  -- The id of the refund at the provider, or of the line of a statement that the bank took back.
  provider_id TEXT,
  -- The bank's date of a transfer.
  sent_day TEXT,
  created_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  -- When the provider was asked, and when its state was last looked up.
  asked_at INTEGER,
  looked_at INTEGER,
  ended_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (way = 'transfer' OR iban = ''),
  CHECK ((ended_at IS NULL) = (state IN ('waiting', 'preparing', 'unknown', 'pending')))
) STRICT;
CREATE INDEX payback_holder ON payback (holder_id, created_at);
CREATE INDEX payback_account ON payback (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX payback_payment ON payback (payment_id);
CREATE INDEX payback_request ON payback (request_id);
CREATE INDEX payback_state ON payback (state, due_at);
CREATE INDEX payback_details ON payback (ended_at) WHERE iban <> '';
CREATE UNIQUE INDEX payback_provider ON payback (provider_id) WHERE provider_id IS NOT NULL;

CREATE TRIGGER payback_kept BEFORE UPDATE ON payback
WHEN (NEW.id, NEW.request_id, NEW.holder_id, NEW.payment_id, NEW.cause, NEW.way, NEW.currency, NEW.amount, NEW.created_at, NEW.due_at)
  IS NOT (OLD.id, OLD.request_id, OLD.holder_id, OLD.payment_id, OLD.cause, OLD.way, OLD.currency, OLD.amount, OLD.created_at, OLD.due_at)
  OR (OLD.state IN ('failed', 'cancelled') AND NEW.state <> OLD.state)
BEGIN SELECT RAISE(ABORT, 'payback-fixed'); END;
CREATE TRIGGER payback_deleted BEFORE DELETE ON payback BEGIN SELECT RAISE(ABORT, 'payback-fixed'); END;
