-- The discount of the first order, once a person (src/server/exchange/order/promo).
CREATE TABLE promo_use (
  -- Random: orders name it after the account is erased.
  id TEXT PRIMARY KEY,
  -- Null once the account is erased.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  -- Keyed digests of a verified person, so that nobody uses it twice by a second account.
  person_digest TEXT,
  passport_digest TEXT,
  used_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX promo_use_account ON promo_use (account_id) WHERE account_id IS NOT NULL;
CREATE UNIQUE INDEX promo_use_person ON promo_use (person_digest) WHERE person_digest IS NOT NULL;
CREATE UNIQUE INDEX promo_use_passport ON promo_use (passport_digest) WHERE passport_digest IS NOT NULL;
CREATE INDEX promo_use_forgotten ON promo_use (used_at) WHERE account_id IS NULL;

-- The use that lowered the price of an order, and its percent. No reference: a use that is returned is deleted, the price of the order remains.
ALTER TABLE purchase_order ADD COLUMN promo_use_id TEXT;
ALTER TABLE purchase_order ADD COLUMN promo_percent TEXT;
CREATE INDEX purchase_order_promo ON purchase_order (promo_use_id) WHERE promo_use_id IS NOT NULL;
CREATE TRIGGER purchase_order_promo_kept BEFORE UPDATE ON purchase_order
WHEN (NEW.promo_use_id, NEW.promo_percent) IS NOT (OLD.promo_use_id, OLD.promo_percent)
BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;

-- People who ordered before have had their first order.
INSERT INTO promo_use (id, account_id, used_at)
  SELECT lower(hex(randomblob(16))), h.account_id, min(o.created_at)
  FROM purchase_order o JOIN ledger_holder h ON h.id = o.holder_id
  WHERE h.account_id IS NOT NULL AND o.state NOT IN ('cancelled', 'expired', 'refunded') GROUP BY h.account_id;
