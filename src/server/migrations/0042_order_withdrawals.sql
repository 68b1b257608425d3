-- Withdrawal from orders within 14 days, and what the buyer asked for about the beginning.

-- When the buyer asked that fulfilling begins before the time for withdrawal is over; null if the buyer did not. The version of the words
-- that the buyer read. Every order before this migration required the request.
ALTER TABLE purchase_order ADD COLUMN begin_asked_at INTEGER;
ALTER TABLE purchase_order ADD COLUMN begin_wording INTEGER NOT NULL DEFAULT 1;
UPDATE purchase_order SET begin_asked_at = created_at;
CREATE TRIGGER purchase_order_begin_kept BEFORE UPDATE ON purchase_order
WHEN (NEW.begin_asked_at, NEW.begin_wording) IS NOT (OLD.begin_asked_at, OLD.begin_wording)
BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;

-- An order from which the buyer withdrew. It is part of the books.
CREATE TABLE order_withdrawal (
  order_id TEXT PRIMARY KEY REFERENCES purchase_order (id),
  -- When the buyer declared it, on a page of the account or by a mailed link.
  at INTEGER NOT NULL,
  way TEXT NOT NULL CHECK (way IN ('account', 'link')),
  -- What remains charged for what was delivered, and what returned to the balance and to the bonus.
  charged INTEGER NOT NULL CHECK (charged >= 0),
  balance INTEGER NOT NULL CHECK (balance >= 0),
  bonus INTEGER NOT NULL CHECK (bonus >= 0),
  -- The part of what returned that had been charged before.
  refund INTEGER NOT NULL CHECK (refund BETWEEN 0 AND balance + bonus)
) STRICT;
CREATE INDEX order_withdrawal_refund ON order_withdrawal (at) WHERE refund > 0;

CREATE TRIGGER order_withdrawal_kept BEFORE UPDATE ON order_withdrawal BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;
CREATE TRIGGER order_withdrawal_deleted BEFORE DELETE ON order_withdrawal BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;

-- Mailed links that open the withdrawal from an order without an account. The database contains no secret.
CREATE TABLE order_withdrawal_link (
  id TEXT PRIMARY KEY,
  -- Of an order, which is never deleted.
  order_id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  secret_hash TEXT NOT NULL UNIQUE,
  -- When it was requested, which is what counts for the time for withdrawal.
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_withdrawal_link_account ON order_withdrawal_link (account_id);
CREATE INDEX order_withdrawal_link_order ON order_withdrawal_link (order_id);
CREATE INDEX order_withdrawal_link_expiry ON order_withdrawal_link (expires_at);
