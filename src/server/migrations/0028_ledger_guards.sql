-- Stricter rules of the ledger (0024), stored reconciliations, and orders that are stopped.
-- A conflict clause of a statement (INSERT OR IGNORE) also holds for the statements of its triggers: a violated CHECK there skips the row. So
-- triggers raise what the CHECKs of balances and holds demand, and a transaction is refused unless every leg was posted and counted.

DROP TRIGGER ledger_holder_added;
DROP TRIGGER ledger_holder_kept;
DROP TRIGGER ledger_account_changed;
DROP TRIGGER ledger_transaction_checked;
DROP TRIGGER ledger_transaction_posted;
DROP TRIGGER ledger_posting_held;
DROP TRIGGER ledger_hold_added;
DROP TRIGGER ledger_hold_changed;
DROP TRIGGER ledger_seal_checked;
DROP TRIGGER ledger_month_added;

-- The posting that the amounts of the hold include last.
ALTER TABLE ledger_hold ADD COLUMN last_posting INTEGER NOT NULL DEFAULT 0;
UPDATE ledger_hold SET last_posting = (SELECT max(p.id) FROM ledger_transaction t JOIN ledger_posting p ON p.transaction_id = t.id
  WHERE t.id = ledger_hold.id OR t.hold_id = ledger_hold.id);
CREATE INDEX ledger_transaction_time ON ledger_transaction (at);

-- Ids of accounts begin with the id of their holder, or with "house".
CREATE TRIGGER ledger_holder_added BEFORE INSERT ON ledger_holder BEGIN
  SELECT RAISE(ABORT, 'ledger-append-only') WHERE EXISTS (
    SELECT 1 FROM ledger_holder WHERE id = NEW.id OR account_id = NEW.account_id OR organisation_id = NEW.organisation_id);
  SELECT RAISE(ABORT, 'ledger-holder-id') WHERE NEW.id IN ('', 'house') OR instr(NEW.id, ':') > 0;
END;
-- A link ends with the account or organisation alone.
CREATE TRIGGER ledger_holder_kept BEFORE UPDATE ON ledger_holder
WHEN (NEW.id, NEW.created_at) IS NOT (OLD.id, OLD.created_at)
  OR (NEW.account_id IS NOT OLD.account_id AND (NEW.account_id IS NOT NULL OR EXISTS (SELECT 1 FROM account WHERE id = OLD.account_id)))
  OR (NEW.organisation_id IS NOT OLD.organisation_id
    AND (NEW.organisation_id IS NOT NULL OR EXISTS (SELECT 1 FROM organisation WHERE id = OLD.organisation_id)))
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

-- A balance changes by exactly one newer posting.
CREATE TRIGGER ledger_account_changed BEFORE UPDATE ON ledger_account BEGIN
  SELECT RAISE(ABORT, 'ledger-append-only') WHERE
    (NEW.id, NEW.holder_id, NEW.kind, NEW.currency) IS NOT (OLD.id, OLD.holder_id, OLD.kind, OLD.currency)
    OR NEW.last_posting <= OLD.last_posting
    OR NOT EXISTS (SELECT 1 FROM ledger_posting p
      WHERE p.id = NEW.last_posting AND p.account_id = OLD.id AND p.amount = NEW.balance - OLD.balance);
  SELECT RAISE(ABORT, 'ledger-overdrawn') WHERE NEW.balance < 0 AND NEW.kind IN ('available', 'held', 'bonus', 'bonus-held');
  SELECT RAISE(ABORT, 'ledger-overpaid') WHERE NEW.balance > 0 AND NEW.kind = 'receivable';
END;

CREATE TRIGGER ledger_transaction_checked BEFORE INSERT ON ledger_transaction BEGIN
  SELECT RAISE(ABORT, 'ledger-reference-taken') WHERE EXISTS (SELECT 1 FROM ledger_transaction WHERE reference = NEW.reference OR id = NEW.id);
  SELECT RAISE(ABORT, 'ledger-month-sealed') WHERE NEW.at < (SELECT max(ends_at) FROM ledger_seal);
  -- Milliseconds of 2020 to 2099; the time of the id where it has one (UUIDv7); not before the entry that it is about.
  SELECT RAISE(ABORT, 'ledger-time') WHERE NEW.at NOT BETWEEN 1577836800000 AND 4102444799999 OR NEW.until < NEW.at
    OR (NEW.id GLOB '????????-????-7*' AND substr(NEW.id, 1, 8) || substr(NEW.id, 10, 4) <> printf('%012x', NEW.at))
    OR EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.id = coalesce(NEW.hold_id, NEW.reverses_id) AND t.at > NEW.at);

  SELECT RAISE(ABORT, 'ledger-hold-unknown') WHERE NEW.kind IN ('capture', 'void', 'refund')
    AND NOT EXISTS (SELECT 1 FROM ledger_hold WHERE id = NEW.hold_id);
  SELECT RAISE(ABORT, 'ledger-hold-ended') WHERE NEW.kind IN ('capture', 'void')
    AND EXISTS (SELECT 1 FROM ledger_hold WHERE id = NEW.hold_id AND held = 0 AND bonus_held = 0);

  -- An entry is reversed once. A hold ends by capture or void instead.
  SELECT RAISE(ABORT, 'ledger-reversed-twice') WHERE EXISTS (SELECT 1 FROM ledger_transaction WHERE reverses_id = NEW.reverses_id);
  SELECT RAISE(ABORT, 'ledger-not-reversible') WHERE NEW.kind = 'reversal' AND NOT EXISTS (SELECT 1 FROM ledger_transaction t
    WHERE t.id = NEW.reverses_id AND t.kind NOT IN ('hold', 'capture', 'void', 'refund', 'reversal'));

  SELECT RAISE(ABORT, 'ledger-legs-unreadable') WHERE iif(json_valid(NEW.legs), json_type(NEW.legs), 'none') <> 'array';
  SELECT RAISE(ABORT, 'ledger-too-few-legs') WHERE json_array_length(NEW.legs) < 2;
  SELECT RAISE(ABORT, 'ledger-amount-not-integer') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    WHERE leg.type <> 'object' OR json_type(NEW.legs, leg.fullkey || '.amount') IS NOT 'integer'
      OR json_extract(NEW.legs, leg.fullkey || '.amount') NOT BETWEEN -1000000000000 AND 1000000000000
      OR json_extract(NEW.legs, leg.fullkey || '.amount') = 0);
  -- Legs have one form: no other key, no key twice, no other order, notation or white space.
  SELECT RAISE(ABORT, 'ledger-legs-form') WHERE NEW.legs IS NOT (SELECT json_group_array(json_object(
    'account', leg.value ->> 'account', 'currency', leg.value ->> 'currency', 'amount', leg.value ->> 'amount')) FROM json_each(NEW.legs) leg);
  SELECT RAISE(ABORT, 'ledger-unbalanced') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    GROUP BY leg.value ->> 'currency' HAVING sum(leg.value ->> 'amount') <> 0);
  SELECT RAISE(ABORT, 'ledger-account-twice') WHERE
    (SELECT count(DISTINCT leg.value ->> 'account') FROM json_each(NEW.legs) leg) < json_array_length(NEW.legs);
  SELECT RAISE(ABORT, 'ledger-account-unknown') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    WHERE NOT EXISTS (SELECT 1 FROM ledger_account a WHERE a.id = leg.value ->> 'account'));
  SELECT RAISE(ABORT, 'ledger-wrong-currency') WHERE EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.currency IS NOT leg.value ->> 'currency');

  -- A balance cannot be given to another holder, or exchanged for another currency.
  SELECT RAISE(ABORT, 'ledger-two-holders') WHERE (SELECT count(DISTINCT a.holder_id)
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account') > 1;
  SELECT RAISE(ABORT, 'ledger-two-currencies') WHERE (SELECT count(DISTINCT leg.value ->> 'currency') FROM json_each(NEW.legs) leg) > 1;

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
  -- A capture takes bonus first, a refund returns it last.
  SELECT RAISE(ABORT, 'ledger-bonus-first') WHERE NEW.kind = 'capture' AND EXISTS (SELECT 1
    FROM ledger_hold h JOIN json_each(NEW.legs) leg ON leg.value ->> 'account' = h.holder_id || ':held:' || h.currency
    WHERE h.id = NEW.hold_id AND h.bonus_held > coalesce((SELECT -(o.value ->> 'amount') FROM json_each(NEW.legs) o
      WHERE o.value ->> 'account' = h.holder_id || ':bonus-held:' || h.currency), 0));
  SELECT RAISE(ABORT, 'ledger-bonus-last') WHERE NEW.kind = 'refund' AND EXISTS (SELECT 1
    FROM ledger_hold h JOIN json_each(NEW.legs) leg ON leg.value ->> 'account' = h.holder_id || ':bonus:' || h.currency
    WHERE h.id = NEW.hold_id AND h.captured > coalesce((SELECT o.value ->> 'amount' FROM json_each(NEW.legs) o
      WHERE o.value ->> 'account' = h.holder_id || ':available:' || h.currency), 0));

  -- A reversal mirrors the earlier entry.
  SELECT RAISE(ABORT, 'ledger-not-mirrored') WHERE NEW.kind = 'reversal' AND (
    SELECT json_array_length(legs) FROM ledger_transaction WHERE id = NEW.reverses_id) <> json_array_length(NEW.legs);
  SELECT RAISE(ABORT, 'ledger-not-mirrored') WHERE NEW.kind = 'reversal' AND EXISTS (SELECT 1 FROM ledger_posting p
    WHERE p.transaction_id = NEW.reverses_id AND NOT EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
      WHERE leg.value ->> 'account' = p.account_id AND leg.value ->> 'amount' = -p.amount));

  -- The accounts of each other kind, and whether they are debited or credited.
  SELECT RAISE(ABORT, 'ledger-kind-legs') WHERE NEW.kind <> 'reversal' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account'
    WHERE NEW.kind || iif(leg.value ->> 'amount' < 0, ' -', ' +') || a.kind NOT IN (
      'top-up -clearing', 'top-up -bank', 'top-up +available', 'top-up +receivable',
      'reinstatement -clearing', 'reinstatement -bank', 'reinstatement +available', 'reinstatement +receivable',
      'dispute +clearing', 'dispute +bank', 'dispute -available', 'dispute -receivable',
      'payout +clearing', 'payout +bank', 'payout -available', 'payout -receivable',
      'bonus -bonus-expense', 'bonus +bonus', 'bonus +bonus-expense', 'bonus -bonus',
      'adjustment -adjustments', 'adjustment +available', 'adjustment +bonus',
      'adjustment +adjustments', 'adjustment -available', 'adjustment -bonus',
      'fee -fees', 'fee +clearing', 'fee +bank', 'fee +fees', 'fee -clearing', 'fee -bank',
      'hold -available', 'hold +held', 'hold -bonus', 'hold +bonus-held',
      'void -held', 'void +available', 'void -bonus-held', 'void +bonus',
      'capture -held', 'capture -bonus-held', 'capture +revenue',
      'refund -revenue', 'refund +available', 'refund +bonus'));
  SELECT RAISE(ABORT, 'ledger-kind-legs') WHERE NEW.kind <> 'reversal' AND iif(NEW.kind IN ('hold', 'void'), 0, iif(NEW.kind = 'fee', 2, 1)) <>
    (SELECT count(*) FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.holder_id IS NULL);
  SELECT RAISE(ABORT, 'ledger-kind-legs') WHERE NEW.kind IN ('bonus', 'adjustment', 'fee') AND json_array_length(NEW.legs) > 2;
  SELECT RAISE(ABORT, 'ledger-kind-legs') WHERE NEW.kind = 'fee' AND 1 <> (SELECT count(*)
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.kind = 'fees');

  -- Money settles what the holder owes in its currency before it is available.
  SELECT RAISE(ABORT, 'ledger-debt-first') WHERE NEW.kind IN ('top-up', 'reinstatement') AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' AND a.kind = 'available'
    JOIN ledger_account b ON b.id = a.holder_id || ':receivable:' || a.currency
    WHERE b.balance + coalesce((SELECT o.value ->> 'amount' FROM json_each(NEW.legs) o WHERE o.value ->> 'account' = b.id), 0) < 0);
  -- A dispute, or a refund that was made at the provider, makes a debt of what the available balance does not cover.
  SELECT RAISE(ABORT, 'ledger-available-first') WHERE NEW.kind IN ('dispute', 'payout') AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' AND a.kind = 'receivable'
    JOIN ledger_account b ON b.id = a.holder_id || ':available:' || a.currency
    WHERE b.balance + coalesce((SELECT o.value ->> 'amount' FROM json_each(NEW.legs) o WHERE o.value ->> 'account' = b.id), 0) > 0);
  -- What disputes took, or left as payouts, is given back once: by reinstatements, or by reversals.
  SELECT RAISE(ABORT, 'ledger-reinstatement-exceeded') WHERE (NEW.kind = 'reinstatement' OR (NEW.kind = 'reversal'
      AND (SELECT kind FROM ledger_transaction WHERE id = NEW.reverses_id) IN ('dispute', 'payout')))
    AND 0 < (SELECT sum(leg.value ->> 'amount') + coalesce((SELECT sum(p.amount) FROM ledger_posting p
        JOIN ledger_transaction t ON t.id = p.transaction_id LEFT JOIN ledger_transaction r ON r.id = t.reverses_id
        WHERE p.account_id IN (a.holder_id || ':available:' || a.currency, a.holder_id || ':receivable:' || a.currency)
          AND coalesce(r.kind, t.kind) IN ('dispute', 'payout', 'reinstatement')), 0)
      FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.holder_id IS NOT NULL);
END;

CREATE TRIGGER ledger_transaction_posted AFTER INSERT ON ledger_transaction BEGIN
  INSERT INTO ledger_posting (transaction_id, position, account_id, currency, amount, at)
    SELECT NEW.id, leg.key, leg.value ->> 'account', leg.value ->> 'currency', leg.value ->> 'amount', NEW.at FROM json_each(NEW.legs) leg;
  SELECT RAISE(ABORT, 'ledger-not-posted') WHERE EXISTS (SELECT 1 FROM json_each(NEW.legs) leg
    WHERE NOT EXISTS (SELECT 1 FROM ledger_posting p JOIN ledger_account a ON a.id = p.account_id AND a.last_posting = p.id
      WHERE p.transaction_id = NEW.id AND p.position = leg.key));
END;

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
        - iif(t.kind = 'refund' AND a.kind = 'bonus', NEW.amount, 0),
      last_posting = NEW.id
    FROM ledger_transaction t, ledger_account a
    WHERE t.id = NEW.transaction_id AND a.id = NEW.account_id AND ledger_hold.id = coalesce(t.hold_id, t.id);
END;
CREATE TRIGGER ledger_hold_added BEFORE INSERT ON ledger_hold
WHEN (NEW.held, NEW.bonus_held, NEW.captured, NEW.bonus_captured, NEW.last_posting) IS NOT (0, 0, 0, 0, 0)
  OR EXISTS (SELECT 1 FROM ledger_hold WHERE id = NEW.id)
  OR NOT EXISTS (SELECT 1 FROM ledger_transaction t WHERE t.id = NEW.id AND t.kind = 'hold' AND t.until = NEW.until)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
-- A hold changes by exactly one newer posting of its entries.
CREATE TRIGGER ledger_hold_changed BEFORE UPDATE ON ledger_hold BEGIN
  SELECT RAISE(ABORT, 'ledger-append-only') WHERE
    (NEW.id, NEW.holder_id, NEW.currency, NEW.until) IS NOT (OLD.id, OLD.holder_id, OLD.currency, OLD.until)
    OR NEW.last_posting <= OLD.last_posting
    OR NOT EXISTS (SELECT 1 FROM ledger_posting p JOIN ledger_transaction t ON t.id = p.transaction_id JOIN ledger_account a ON a.id = p.account_id
      WHERE p.id = NEW.last_posting AND coalesce(t.hold_id, t.id) = OLD.id
        AND NEW.held - OLD.held = iif(a.kind = 'held', p.amount, 0)
        AND NEW.bonus_held - OLD.bonus_held = iif(a.kind = 'bonus-held', p.amount, 0)
        AND OLD.captured - NEW.captured = iif((t.kind = 'capture' AND a.kind = 'held') OR (t.kind = 'refund' AND a.kind = 'available'), p.amount, 0)
        AND OLD.bonus_captured - NEW.bonus_captured
          = iif((t.kind = 'capture' AND a.kind = 'bonus-held') OR (t.kind = 'refund' AND a.kind = 'bonus'), p.amount, 0));
  SELECT RAISE(ABORT, 'ledger-hold-exceeded') WHERE NEW.held < 0 OR NEW.bonus_held < 0;
  SELECT RAISE(ABORT, 'ledger-refund-exceeded') WHERE NEW.captured < 0 OR NEW.bonus_captured < 0;
END;

-- The first sealed month is that of the first entry; each other follows the last one.
CREATE TRIGGER ledger_seal_checked BEFORE INSERT ON ledger_seal BEGIN
  SELECT RAISE(ABORT, 'ledger-month-sealed') WHERE EXISTS (SELECT 1 FROM ledger_seal WHERE month >= NEW.month);
  SELECT RAISE(ABORT, 'ledger-month-skipped') WHERE NEW.month IS NOT coalesce(
    (SELECT strftime('%Y-%m', max(month) || '-01', '+1 month') FROM ledger_seal),
    (SELECT strftime('%Y-%m', min(at) / 1000, 'unixepoch') FROM ledger_posting));
END;
-- Only the seal itself writes balances: exactly the postings of its month, added to the balance before.
CREATE TRIGGER ledger_month_added BEFORE INSERT ON ledger_month
WHEN NEW.month IS NOT (SELECT max(month) FROM ledger_seal) OR EXISTS (SELECT 1 FROM ledger_month WHERE account_id = NEW.account_id AND month = NEW.month)
  OR NEW.balance IS NOT (SELECT sum(p.amount)
      + coalesce((SELECT m.balance FROM ledger_month m WHERE m.account_id = NEW.account_id ORDER BY m.month DESC LIMIT 1), 0)
    FROM ledger_posting p WHERE p.account_id = NEW.account_id
      AND p.at >= coalesce((SELECT max(ends_at) FROM ledger_seal WHERE month < NEW.month), 0)
      AND p.at < (SELECT ends_at FROM ledger_seal WHERE month = NEW.month))
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

-- A comparison of the books with their entries, and with what other parts of the product know.
CREATE TABLE ledger_reconciliation (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL CHECK (source IN ('job', 'admin')),
  -- The admin, until the account is erased.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  started_at INTEGER NOT NULL,
  -- Null while it runs.
  finished_at INTEGER,
  -- JSON list of what was compared.
  checks TEXT NOT NULL,
  -- Entries before this time were part of earlier comparisons: the end of a sealed month, or 0.
  compared_from INTEGER NOT NULL,
  -- The end of the last sealed month.
  sealed_until INTEGER NOT NULL,
  found INTEGER CHECK (found >= 0),
  CHECK ((finished_at IS NULL) = (found IS NULL)),
  CHECK (account_id IS NULL OR source = 'admin')
) STRICT;
CREATE INDEX ledger_reconciliation_time ON ledger_reconciliation (started_at);
CREATE INDEX ledger_reconciliation_account ON ledger_reconciliation (account_id) WHERE account_id IS NOT NULL;

CREATE TABLE ledger_difference (
  reconciliation_id TEXT NOT NULL REFERENCES ledger_reconciliation (id),
  position INTEGER NOT NULL,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  -- The reference of the first entry that the difference concerns.
  reference TEXT,
  holder_id TEXT REFERENCES ledger_holder (id),
  PRIMARY KEY (reconciliation_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX ledger_difference_holder ON ledger_difference (holder_id) WHERE holder_id IS NOT NULL;

-- A holder whose books differ orders nothing until an admin lifts the stop.
CREATE TABLE ledger_stop (
  id TEXT PRIMARY KEY,
  holder_id TEXT NOT NULL REFERENCES ledger_holder (id),
  reconciliation_id TEXT NOT NULL REFERENCES ledger_reconciliation (id),
  stopped_at INTEGER NOT NULL,
  lifted_at INTEGER CHECK (lifted_at >= stopped_at)
) STRICT;
CREATE UNIQUE INDEX ledger_stop_open ON ledger_stop (holder_id) WHERE lifted_at IS NULL;
CREATE INDEX ledger_stop_holder ON ledger_stop (holder_id);

CREATE TRIGGER ledger_reconciliation_changed BEFORE UPDATE ON ledger_reconciliation
WHEN (NEW.id, NEW.source, NEW.started_at, NEW.checks, NEW.compared_from, NEW.sealed_until)
    IS NOT (OLD.id, OLD.source, OLD.started_at, OLD.checks, OLD.compared_from, OLD.sealed_until)
  OR (OLD.finished_at IS NOT NULL AND (NEW.finished_at, NEW.found) IS NOT (OLD.finished_at, OLD.found))
  OR (NEW.account_id IS NOT NULL AND NEW.account_id IS NOT OLD.account_id)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_reconciliation_deleted BEFORE DELETE ON ledger_reconciliation BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_difference_added BEFORE INSERT ON ledger_difference
WHEN NOT EXISTS (SELECT 1 FROM ledger_reconciliation WHERE id = NEW.reconciliation_id AND finished_at IS NULL)
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_difference_changed BEFORE UPDATE ON ledger_difference BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_difference_deleted BEFORE DELETE ON ledger_difference BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_stop_changed BEFORE UPDATE ON ledger_stop
WHEN (NEW.id, NEW.holder_id, NEW.reconciliation_id, NEW.stopped_at) IS NOT (OLD.id, OLD.holder_id, OLD.reconciliation_id, OLD.stopped_at)
  OR OLD.lifted_at IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;
CREATE TRIGGER ledger_stop_deleted BEFORE DELETE ON ledger_stop BEGIN SELECT RAISE(ABORT, 'ledger-append-only'); END;

-- Inserting a holder here stores nothing: it aborts the batch of a new order with a code unless the holder may order.
CREATE VIEW order_check AS SELECT id AS holder_id FROM ledger_holder;
CREATE TRIGGER order_checked INSTEAD OF INSERT ON order_check BEGIN
  SELECT RAISE(ABORT, 'ledger-orders-stopped') WHERE EXISTS (SELECT 1 FROM ledger_stop WHERE holder_id = NEW.holder_id AND lifted_at IS NULL);
  SELECT RAISE(ABORT, 'ledger-debt-open') WHERE EXISTS (
    SELECT 1 FROM ledger_account WHERE holder_id = NEW.holder_id AND kind = 'receivable' AND balance < 0);
END;
