-- Payouts: money that a payment provider sends to our bank account, and what comes back if a payout fails.

-- Each line of the provider's books is entered once. Unlike an effect it is about no payment.
CREATE TABLE provider_payout (
  provider TEXT NOT NULL,
  -- The line of the provider's books.
  object TEXT NOT NULL,
  effect TEXT NOT NULL CHECK (effect IN ('sent', 'returned', 'fee')),
  -- The entry of the ledger.
  entry_reference TEXT NOT NULL UNIQUE,
  -- When the provider wrote the line.
  at INTEGER NOT NULL,
  PRIMARY KEY (provider, object, effect)
) STRICT;
CREATE INDEX provider_payout_at ON provider_payout (provider, at);
CREATE TRIGGER provider_payout_deleted BEFORE DELETE ON provider_payout BEGIN SELECT RAISE(ABORT, 'payment-fixed'); END;

-- As in 0028, with entries of the kind `payout` between the provider and the bank.
DROP TRIGGER ledger_transaction_checked;
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
      'payout +clearing', 'payout +bank', 'payout -available', 'payout -receivable', 'payout -clearing', 'payout -bank',
      'bonus -bonus-expense', 'bonus +bonus', 'bonus +bonus-expense', 'bonus -bonus',
      'adjustment -adjustments', 'adjustment +available', 'adjustment +bonus',
      'adjustment +adjustments', 'adjustment -available', 'adjustment -bonus',
      'fee -fees', 'fee +clearing', 'fee +bank', 'fee +fees', 'fee -clearing', 'fee -bank',
      'hold -available', 'hold +held', 'hold -bonus', 'hold +bonus-held',
      'void -held', 'void +available', 'void -bonus-held', 'void +bonus',
      'capture -held', 'capture -bonus-held', 'capture +revenue',
      'refund -revenue', 'refund +available', 'refund +bonus'));
  -- A payout of a provider has legs at the provider and at the bank; any other payout leaves a balance by one of the two.
  SELECT RAISE(ABORT, 'ledger-kind-legs') WHERE NEW.kind <> 'reversal'
    AND iif(NEW.kind IN ('hold', 'void'), 0, iif(NEW.kind = 'fee' OR (NEW.kind = 'payout' AND NOT EXISTS (SELECT 1
        FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.holder_id IS NOT NULL)), 2, 1)) <>
      (SELECT count(*) FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account' WHERE a.holder_id IS NULL);
  SELECT RAISE(ABORT, 'ledger-kind-legs') WHERE NEW.kind = 'payout' AND EXISTS (SELECT 1
    FROM json_each(NEW.legs) leg JOIN ledger_account a ON a.id = leg.value ->> 'account'
    WHERE a.kind IN ('clearing', 'bank') AND leg.value ->> 'amount' < 0
      AND NOT EXISTS (SELECT 1 FROM json_each(NEW.legs) other JOIN ledger_account b ON b.id = other.value ->> 'account'
        WHERE b.kind IN ('clearing', 'bank') AND b.kind <> a.kind AND other.value ->> 'amount' = -(leg.value ->> 'amount')));
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
