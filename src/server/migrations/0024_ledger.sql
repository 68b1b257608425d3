-- The ledger: double entry in integer minor units. A transaction is one INSERT into ledger_transaction, and triggers do the rest: they refuse
-- what breaks a rule, write the postings, add them to the balances and move the holds. RAISE carries a code that the server maps to an error
-- (src/server/exchange/billing/ledger-failures.ts). A positive amount is a credit: what we owe, or revenue. A negative one is a debit.
-- SELECT RAISE … WHERE before each INSERT also stops INSERT OR REPLACE, which would delete rows without calling the triggers of DELETE.

-- Whom balances belong to, under an id that leads to nobody once the account or organisation is erased. Books are kept longer than accounts.
CREATE TABLE ledger_holder (
  id TEXT PRIMARY KEY,
  account_id TEXT UNIQUE REFERENCES account (id) ON DELETE SET NULL,
  organisation_id TEXT UNIQUE REFERENCES organisation (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  CHECK (account_id IS NULL OR organisation_id IS NULL)
) STRICT;

CREATE TRIGGER ledger_holder_added BEFORE INSERT ON ledger_holder BEGIN
  SELECT RAISE(ABORT, 'ledger-append-only') WHERE EXISTS (
    SELECT 1 FROM ledger_holder WHERE id = NEW.id OR account_id = NEW.account_id OR organisation_id = NEW.organisation_id);
END;
CREATE TRIGGER ledger_holder_kept BEFORE UPDATE ON ledger_holder
WHEN (NEW.id, NEW.created_at) IS NOT (OLD.id, OLD.created_at)
  OR (NEW.account_id IS NOT NULL AND NEW.account_id IS NOT OLD.account_id)
  OR (NEW.organisation_id IS NOT NULL AND NEW.organisation_id IS NOT OLD.organisation_id)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_holder_deleted BEFORE DELETE ON ledger_holder BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

-- Accounts of holders, and of the house (without a holder). The id names what the account is, so that exports can be read.
CREATE TABLE ledger_account (
  id TEXT PRIMARY KEY,
  holder_id TEXT REFERENCES ledger_holder (id),
  kind TEXT NOT NULL CHECK (kind IN ('available', 'held', 'bonus', 'bonus-held', 'receivable',
    'clearing', 'bank', 'revenue', 'fees', 'adjustments', 'bonus-expense')),
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  balance INTEGER NOT NULL DEFAULT 0,
  -- The posting that the balance includes last.
  last_posting INTEGER NOT NULL DEFAULT 0,
  CHECK (id = coalesce(holder_id, 'house') || ':' || kind || ':' || currency),
  CHECK ((holder_id IS NOT NULL) = (kind IN ('available', 'held', 'bonus', 'bonus-held', 'receivable'))),
  CONSTRAINT "ledger-overdrawn" CHECK (balance >= 0 OR kind NOT IN ('available', 'held', 'bonus', 'bonus-held')),
  -- What a holder owes us is a debit.
  CONSTRAINT "ledger-overpaid" CHECK (balance <= 0 OR kind <> 'receivable')
) STRICT;
CREATE INDEX ledger_account_holder ON ledger_account (holder_id) WHERE holder_id IS NOT NULL;

-- reference: what the entry is for; the same reference is never entered twice.
-- legs: [{ account, currency, amount }]. until: when a hold ends if nothing else ends it.
CREATE TABLE ledger_transaction (
  id TEXT PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('top-up', 'bonus', 'hold', 'capture', 'void', 'refund', 'dispute', 'reinstatement', 'fee', 'payout',
    'adjustment', 'reversal')),
  hold_id TEXT REFERENCES ledger_transaction (id),
  reverses_id TEXT REFERENCES ledger_transaction (id),
  legs TEXT NOT NULL,
  until INTEGER,
  at INTEGER NOT NULL,
  CHECK ((hold_id IS NOT NULL) = (kind IN ('capture', 'void', 'refund'))),
  CHECK ((reverses_id IS NOT NULL) = (kind = 'reversal')),
  CHECK ((until IS NOT NULL) = (kind = 'hold'))
) STRICT;
CREATE UNIQUE INDEX ledger_transaction_reverses ON ledger_transaction (reverses_id) WHERE reverses_id IS NOT NULL;
CREATE INDEX ledger_transaction_hold ON ledger_transaction (hold_id) WHERE hold_id IS NOT NULL;

CREATE TABLE ledger_posting (
  id INTEGER PRIMARY KEY,
  transaction_id TEXT NOT NULL REFERENCES ledger_transaction (id),
  -- The place of the leg.
  position INTEGER NOT NULL,
  account_id TEXT NOT NULL REFERENCES ledger_account (id),
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX ledger_posting_leg ON ledger_posting (transaction_id, position);
CREATE INDEX ledger_posting_account ON ledger_posting (account_id, at, amount);
CREATE INDEX ledger_posting_time ON ledger_posting (at);

-- A hold has the id of its transaction. It ends when nothing is held any more: captured, or void.
CREATE TABLE ledger_hold (
  id TEXT PRIMARY KEY REFERENCES ledger_transaction (id),
  holder_id TEXT NOT NULL REFERENCES ledger_holder (id),
  currency TEXT NOT NULL,
  until INTEGER NOT NULL,
  -- What is still held, from available and from bonus.
  held INTEGER NOT NULL,
  bonus_held INTEGER NOT NULL,
  -- What was captured and not refunded.
  captured INTEGER NOT NULL DEFAULT 0,
  bonus_captured INTEGER NOT NULL DEFAULT 0,
  CHECK (held >= 0 AND bonus_held >= 0 AND captured >= 0 AND bonus_captured >= 0)
) STRICT;
CREATE INDEX ledger_hold_holder ON ledger_hold (holder_id);
CREATE INDEX ledger_hold_open ON ledger_hold (until) WHERE held > 0 OR bonus_held > 0;

-- Sealed months accept no entries. One INSERT seals a month and writes the balance at its end of every account with postings in it.
CREATE TABLE ledger_seal (
  month TEXT PRIMARY KEY,
  ends_at INTEGER NOT NULL,
  sealed_at INTEGER NOT NULL,
  CHECK (ends_at = unixepoch(month || '-01', '+1 month') * 1000),
  CHECK (sealed_at >= ends_at)
) STRICT;

CREATE TABLE ledger_month (
  account_id TEXT NOT NULL REFERENCES ledger_account (id),
  month TEXT NOT NULL REFERENCES ledger_seal (month),
  balance INTEGER NOT NULL,
  PRIMARY KEY (account_id, month)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER ledger_account_added BEFORE INSERT ON ledger_account
WHEN NEW.balance <> 0 OR NEW.last_posting <> 0 OR EXISTS (SELECT 1 FROM ledger_account WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
-- A balance changes by exactly one newer posting.
CREATE TRIGGER ledger_account_changed BEFORE UPDATE ON ledger_account
WHEN (NEW.id, NEW.holder_id, NEW.kind, NEW.currency) IS NOT (OLD.id, OLD.holder_id, OLD.kind, OLD.currency)
  OR NEW.last_posting <= OLD.last_posting
  OR NOT EXISTS (SELECT 1 FROM ledger_posting p
    WHERE p.id = NEW.last_posting AND p.account_id = OLD.id AND p.amount = NEW.balance - OLD.balance)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_account_deleted BEFORE DELETE ON ledger_account BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

CREATE TRIGGER ledger_transaction_checked BEFORE INSERT ON ledger_transaction BEGIN
  SELECT RAISE(ABORT, 'ledger-reference-taken') WHERE EXISTS (SELECT 1 FROM ledger_transaction WHERE reference = NEW.reference OR id = NEW.id);
  SELECT RAISE(ABORT, 'ledger-month-sealed') WHERE NEW.at < (SELECT max(ends_at) FROM ledger_seal);

  SELECT RAISE(ABORT, 'ledger-hold-unknown') WHERE NEW.kind IN ('capture', 'void', 'refund')
    AND NOT EXISTS (SELECT 1 FROM ledger_hold WHERE id = NEW.hold_id);
  SELECT RAISE(ABORT, 'ledger-hold-ended') WHERE NEW.kind IN ('capture', 'void')
    AND EXISTS (SELECT 1 FROM ledger_hold WHERE id = NEW.hold_id AND held = 0 AND bonus_held = 0);

  -- An entry is reversed once. A hold ends by capture or void instead.
  SELECT RAISE(ABORT, 'ledger-reversed-twice') WHERE EXISTS (SELECT 1 FROM ledger_transaction WHERE reverses_id = NEW.reverses_id);
  SELECT RAISE(ABORT, 'ledger-not-reversible') WHERE NEW.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM ledger_transaction t
    WHERE t.id = NEW.reverses_id AND t.kind NOT IN ('hold', 'capture', 'void', 'refund', 'reversal') AND t.at <= NEW.at);

  SELECT RAISE(ABORT, 'ledger-legs-unreadable') WHERE iif(json_valid(NEW.legs), json_type(NEW.legs), 'none') <> 'array';
  SELECT RAISE(ABORT, 'ledger-too-few-legs') WHERE json_array_length(NEW.legs) < 2;
  SELECT RAISE(ABORT, 'ledger-amount-not-integer') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    WHERE leg.type <> 'object' OR json_type(NEW.legs, leg.fullkey || '.amount') IS NOT 'integer'
      OR json_extract(NEW.legs, leg.fullkey || '.amount') NOT BETWEEN -1000000000000 AND 1000000000000
      OR json_extract(NEW.legs, leg.fullkey || '.amount') = 0);
  SELECT RAISE(ABORT, 'ledger-unbalanced') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    GROUP BY leg.value ->> 'currency' HAVING sum(leg.value ->> 'amount') <> 0);
  SELECT RAISE(ABORT, 'ledger-account-twice') WHERE
    (SELECT count(DISTINCT leg.value ->> 'account') FROM json_each(NEW.legs) leg) < json_array_length(NEW.legs);
  SELECT RAISE(ABORT, 'ledger-account-unknown') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    WHERE NOT EXISTS (SELECT 1 FROM ledger_account a WHERE a.id = leg.value ->> 'account'));

  -- A balance cannot be given to another holder, or exchanged for another currency.
  SELECT RAISE(ABORT, 'ledger-two-holders') WHERE (SELECT count(DISTINCT a.holder_id)
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account') > 1;
  SELECT RAISE(ABORT, 'ledger-two-currencies') WHERE (SELECT count(DISTINCT a.currency)
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.holder_id IS NOT NULL) > 1;

  -- Held amounts move by holds alone.
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind NOT IN ('hold', 'capture', 'void') AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.kind IN ('held', 'bonus-held'));
  -- A hold takes from bonus first: from available only what bonus does not cover.
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind = 'hold' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account'
    WHERE a.holder_id IS NULL OR a.kind = 'receivable' OR (a.kind IN ('held', 'bonus-held')) = (leg.value ->> 'amount' < 0));
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind = 'hold' AND 0 <> (SELECT coalesce(sum(leg.value ->> 'amount'), 0)
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.kind IN ('available', 'held'));
  SELECT RAISE(ABORT, 'ledger-bonus-first') WHERE NEW.kind = 'hold' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' AND a.kind = 'available'
    JOIN ledger_account b ON b.holder_id = a.holder_id AND b.currency = a.currency AND b.kind = 'bonus'
    WHERE b.balance > coalesce((SELECT -(o.value ->> 'amount') FROM json_each(NEW.legs) o WHERE o.value ->> 'account' = b.id), 0));
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind IN ('capture', 'void', 'refund') AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' JOIN ledger_hold h ON h.id = NEW.hold_id
    WHERE a.holder_id IS NOT NULL AND (a.holder_id, a.currency) IS NOT (h.holder_id, h.currency));
  -- A void returns exactly what is held to where it came from.
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind = 'void' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' JOIN ledger_hold h ON h.id = NEW.hold_id
    WHERE leg.value ->> 'amount' IS NOT iif(a.kind = 'held', -h.held, iif(a.kind = 'available', h.held,
      iif(a.kind = 'bonus-held', -h.bonus_held, iif(a.kind = 'bonus', h.bonus_held, NULL)))));
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind = 'void' AND json_array_length(NEW.legs) <>
    (SELECT 2 * ((held > 0) + (bonus_held > 0)) FROM ledger_hold WHERE id = NEW.hold_id);
  SELECT RAISE(ABORT, 'ledger-hold-exceeded') WHERE NEW.kind = 'capture' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' JOIN ledger_hold h ON h.id = NEW.hold_id
    WHERE leg.value ->> 'amount' < -iif(a.kind = 'held', h.held, h.bonus_held) AND a.holder_id IS NOT NULL);
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind = 'capture' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account'
    WHERE a.kind IN ('available', 'bonus', 'receivable') OR (a.holder_id IS NOT NULL AND leg.value ->> 'amount' > 0));
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind IN ('capture', 'refund') AND NOT EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.holder_id IS NOT NULL);
  SELECT RAISE(ABORT, 'ledger-refund-exceeded') WHERE NEW.kind = 'refund' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' JOIN ledger_hold h ON h.id = NEW.hold_id
    WHERE leg.value ->> 'amount' > iif(a.kind = 'available', h.captured, h.bonus_captured) AND a.holder_id IS NOT NULL);
  SELECT RAISE(ABORT, 'ledger-hold-legs') WHERE NEW.kind = 'refund' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account'
    WHERE a.kind = 'receivable' OR (a.holder_id IS NOT NULL AND leg.value ->> 'amount' < 0));

  -- A reversal mirrors the earlier entry.
  SELECT RAISE(ABORT, 'ledger-not-mirrored') WHERE NEW.kind = 'reversal' AND (
    SELECT json_array_length(legs) FROM ledger_transaction WHERE id = NEW.reverses_id) <> json_array_length(NEW.legs);
  SELECT RAISE(ABORT, 'ledger-not-mirrored') WHERE NEW.kind = 'reversal' AND EXISTS (SELECT 1 FROM ledger_posting p
    WHERE p.transaction_id = NEW.reverses_id AND NOT EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
      WHERE leg.value ->> 'account' = p.account_id AND leg.value ->> 'amount' = -p.amount));
END;
CREATE TRIGGER ledger_transaction_posted AFTER INSERT ON ledger_transaction BEGIN
  INSERT INTO ledger_posting (transaction_id, position, account_id, currency, amount, at)
    SELECT NEW.id, leg.key, leg.value ->> 'account', leg.value ->> 'currency', leg.value ->> 'amount', NEW.at FROM json_each(NEW.legs) leg;
END;
CREATE TRIGGER ledger_transaction_changed BEFORE UPDATE ON ledger_transaction BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_transaction_deleted BEFORE DELETE ON ledger_transaction BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

CREATE TRIGGER ledger_posting_checked BEFORE INSERT ON ledger_posting BEGIN
  SELECT RAISE(ABORT, 'ledger-append-only') WHERE EXISTS (SELECT 1 FROM ledger_posting
    WHERE id = NEW.id OR (transaction_id = NEW.transaction_id AND position = NEW.position));
  SELECT RAISE(ABORT, 'ledger-not-a-leg') WHERE NOT EXISTS (SELECT 1 FROM ledger_transaction t, json_each(t.legs) leg
    WHERE t.id = NEW.transaction_id AND leg.key = NEW.position AND t.at = NEW.at AND leg.value ->> 'account' = NEW.account_id
      AND leg.value ->> 'currency' = NEW.currency AND leg.value ->> 'amount' = NEW.amount);
  SELECT RAISE(ABORT, 'ledger-wrong-currency') WHERE (SELECT currency FROM ledger_account WHERE id = NEW.account_id) IS NOT NEW.currency;
END;
CREATE TRIGGER ledger_posting_counted AFTER INSERT ON ledger_posting BEGIN
  UPDATE ledger_account SET balance = balance + NEW.amount, last_posting = NEW.id WHERE id = NEW.account_id;
END;
CREATE TRIGGER ledger_posting_changed BEFORE UPDATE ON ledger_posting BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_posting_deleted BEFORE DELETE ON ledger_posting BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

-- The postings of a hold, capture, void or refund move the hold. The hold is written with the first of its postings.
CREATE TRIGGER ledger_posting_held AFTER INSERT ON ledger_posting
WHEN EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.id = NEW.transaction_id AND t.kind IN ('hold', 'capture', 'void', 'refund')) BEGIN
  INSERT INTO ledger_hold (id, holder_id, currency, until, held, bonus_held)
    SELECT t.id, a.holder_id, a.currency, t.until, 0, 0 FROM ledger_transaction t JOIN ledger_account a ON a.id = NEW.account_id
    WHERE t.id = NEW.transaction_id AND t.kind = 'hold' AND NOT EXISTS (SELECT 1 FROM ledger_hold WHERE id = t.id);
  UPDATE ledger_hold SET
      held = held + iif(a.kind = 'held', NEW.amount, 0),
      bonus_held = bonus_held + iif(a.kind = 'bonus-held', NEW.amount, 0),
      captured = captured - iif(t.kind = 'capture' AND a.kind = 'held', NEW.amount, 0) - iif(t.kind = 'refund' AND a.kind = 'available', NEW.amount, 0),
      bonus_captured = bonus_captured - iif(t.kind = 'capture' AND a.kind = 'bonus-held', NEW.amount, 0)
        - iif(t.kind = 'refund' AND a.kind = 'bonus', NEW.amount, 0)
    FROM ledger_transaction t, ledger_account a
    WHERE t.id = NEW.transaction_id AND a.id = NEW.account_id AND ledger_hold.id = coalesce(t.hold_id, t.id);
END;
-- A hold is written by the trigger of its postings: together they amount to what it says.
CREATE TRIGGER ledger_hold_added BEFORE INSERT ON ledger_hold
WHEN (NEW.held, NEW.bonus_held, NEW.captured, NEW.bonus_captured) IS NOT (0, 0, 0, 0) OR EXISTS (SELECT 1 FROM ledger_hold WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_hold_changed BEFORE UPDATE ON ledger_hold
WHEN (NEW.id, NEW.holder_id, NEW.currency, NEW.until) IS NOT (OLD.id, OLD.holder_id, OLD.currency, OLD.until)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_hold_deleted BEFORE DELETE ON ledger_hold BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

CREATE TRIGGER ledger_seal_checked BEFORE INSERT ON ledger_seal
WHEN EXISTS (SELECT 1 FROM ledger_seal WHERE month >= NEW.month)
BEGIN SELECT RAISE(ABORT, 'ledger-month-sealed'); END;
CREATE TRIGGER ledger_seal_added AFTER INSERT ON ledger_seal BEGIN
  INSERT INTO ledger_month (account_id, month, balance)
    SELECT p.account_id, NEW.month, sum(p.amount)
      + coalesce((SELECT m.balance FROM ledger_month m WHERE m.account_id = p.account_id ORDER BY m.month DESC LIMIT 1), 0)
    FROM ledger_posting p
    WHERE p.at >= coalesce((SELECT max(ends_at) FROM ledger_seal WHERE month < NEW.month), 0) AND p.at < NEW.ends_at
    GROUP BY p.account_id;
END;
CREATE TRIGGER ledger_seal_changed BEFORE UPDATE ON ledger_seal BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_seal_deleted BEFORE DELETE ON ledger_seal BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
-- Only the seal itself writes balances: with it, the last seal is the month.
CREATE TRIGGER ledger_month_added BEFORE INSERT ON ledger_month
WHEN NEW.month IS NOT (SELECT max(month) FROM ledger_seal) OR EXISTS (SELECT 1 FROM ledger_month WHERE account_id = NEW.account_id AND month = NEW.month)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_month_changed BEFORE UPDATE ON ledger_month BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_month_deleted BEFORE DELETE ON ledger_month BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
