-- Orders, and the documents about money: invoices, receipts and credit notes.

ALTER TABLE organisation ADD COLUMN tax_number TEXT;

-- An order is paid from the balance of its holder: its price is held when it is placed, and charged as it is fulfilled. It stays with the
-- books. Prices include tax.
CREATE TABLE purchase_order (
  id TEXT PRIMARY KEY,
  -- By which people refer to it.
  reference TEXT NOT NULL UNIQUE,
  holder_id TEXT NOT NULL REFERENCES ledger_holder (id),
  -- Who placed it, and receives its mails.
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  product TEXT NOT NULL,
  -- The buyer as of the order; emptied when the account is erased.
  buyer TEXT,
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  state TEXT NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'part-fulfilled', 'fulfilled', 'part-cancelled', 'cancelled', 'expired',
    'part-refunded', 'refunded')),
  price_version INTEGER NOT NULL,
  total INTEGER NOT NULL CHECK (total > 0),
  charged INTEGER NOT NULL DEFAULT 0,
  refunded INTEGER NOT NULL DEFAULT 0,
  -- The tax in the prices: the rule that held, or why there is none.
  tax TEXT NOT NULL,
  hold_id TEXT NOT NULL UNIQUE REFERENCES ledger_transaction (id),
  -- When the hold ends.
  until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (charged BETWEEN 0 AND total),
  CHECK (refunded BETWEEN 0 AND charged),
  CHECK ((ended_at IS NULL) = (state IN ('held', 'part-fulfilled')))
) STRICT;
CREATE INDEX purchase_order_holder ON purchase_order (holder_id, created_at);
CREATE INDEX purchase_order_account ON purchase_order (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX purchase_order_open ON purchase_order (until) WHERE state IN ('held', 'part-fulfilled');
CREATE INDEX purchase_order_listed ON purchase_order (state, created_at);

CREATE TRIGGER purchase_order_kept BEFORE UPDATE ON purchase_order
WHEN (NEW.id, NEW.reference, NEW.holder_id, NEW.product, NEW.currency, NEW.price_version, NEW.total, NEW.tax, NEW.hold_id, NEW.until, NEW.created_at)
    IS NOT (OLD.id, OLD.reference, OLD.holder_id, OLD.product, OLD.currency, OLD.price_version, OLD.total, OLD.tax, OLD.hold_id, OLD.until, OLD.created_at)
  OR NEW.charged < OLD.charged OR NEW.refunded < OLD.refunded
  OR (NEW.buyer IS NOT NULL AND NEW.buyer IS NOT OLD.buyer)
  OR (OLD.ended_at IS NOT NULL AND (NEW.ended_at, NEW.charged) IS NOT (OLD.ended_at, OLD.charged))
BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;
CREATE TRIGGER purchase_order_deleted BEFORE DELETE ON purchase_order BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;

CREATE TABLE order_line (
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  position INTEGER NOT NULL,
  item TEXT NOT NULL,
  -- What was ordered, by language.
  texts TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price INTEGER NOT NULL CHECK (unit_price >= 0),
  -- In percent.
  discount TEXT,
  -- Units that were delivered, what was charged for them, and what of that was refunded.
  delivered INTEGER NOT NULL DEFAULT 0,
  charged INTEGER NOT NULL DEFAULT 0,
  refunded INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (order_id, position),
  CHECK (delivered BETWEEN 0 AND quantity),
  CHECK (refunded BETWEEN 0 AND charged)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER order_line_kept BEFORE UPDATE ON order_line
WHEN (NEW.order_id, NEW.position, NEW.item, NEW.texts, NEW.quantity, NEW.unit_price, NEW.discount)
    IS NOT (OLD.order_id, OLD.position, OLD.item, OLD.texts, OLD.quantity, OLD.unit_price, OLD.discount)
  OR NEW.delivered < OLD.delivered OR NEW.charged < OLD.charged OR NEW.refunded < OLD.refunded
BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;
CREATE TRIGGER order_line_deleted BEFORE DELETE ON order_line BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;

-- Every change of an order, with the entry of the ledger that it made.
CREATE TABLE order_event (
  id TEXT PRIMARY KEY,
  order_id TEXT NOT NULL REFERENCES purchase_order (id),
  act TEXT NOT NULL CHECK (act IN ('placed', 'fulfilled', 'cancelled', 'expired', 'refunded')),
  -- The state after it.
  state TEXT NOT NULL,
  -- Names the cause; the same cause changes an order once.
  cause TEXT NOT NULL UNIQUE,
  -- The reference of the entry; null if nothing moved.
  entry TEXT UNIQUE REFERENCES ledger_transaction (reference),
  amount INTEGER NOT NULL CHECK (amount >= 0),
  -- [{ position, units, amount }]
  lines TEXT NOT NULL,
  -- Of a refund.
  reason TEXT,
  actor_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX order_event_order ON order_event (order_id, at);
CREATE INDEX order_event_actor ON order_event (actor_id) WHERE actor_id IS NOT NULL;

CREATE TRIGGER order_event_kept BEFORE UPDATE ON order_event
WHEN (NEW.id, NEW.order_id, NEW.act, NEW.state, NEW.cause, NEW.entry, NEW.amount, NEW.lines, NEW.reason, NEW.at)
    IS NOT (OLD.id, OLD.order_id, OLD.act, OLD.state, OLD.cause, OLD.entry, OLD.amount, OLD.lines, OLD.reason, OLD.at)
  OR NEW.actor_id IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;
CREATE TRIGGER order_event_deleted BEFORE DELETE ON order_event BEGIN SELECT RAISE(ABORT, 'order-fixed'); END;

-- The last number of each kind and year. It is counted in the batch that issues the document: without the document, the number is free again.
CREATE TABLE billing_number (
  kind TEXT NOT NULL,
  year INTEGER NOT NULL,
  last INTEGER NOT NULL,
  PRIMARY KEY (kind, year)
) STRICT, WITHOUT ROWID;

CREATE TABLE billing_document (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('invoice', 'receipt', 'credit-note')),
  year INTEGER NOT NULL,
  serial INTEGER NOT NULL,
  number TEXT NOT NULL UNIQUE,
  holder_id TEXT NOT NULL REFERENCES ledger_holder (id),
  order_id TEXT REFERENCES purchase_order (id),
  -- What it is about: one document for each cause.
  cause TEXT NOT NULL UNIQUE,
  currency TEXT NOT NULL CHECK (currency IN ('USD', 'UAH', 'EUR')),
  total INTEGER NOT NULL,
  -- What was true when it was issued, with the version of its form.
  record TEXT NOT NULL,
  -- Whom it is addressed to; emptied when the law no longer needs it.
  buyer TEXT,
  issued_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX billing_document_serial ON billing_document (kind, year, serial);
CREATE INDEX billing_document_holder ON billing_document (holder_id, issued_at);
CREATE INDEX billing_document_order ON billing_document (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX billing_document_named ON billing_document (year) WHERE buyer IS NOT NULL;

CREATE TRIGGER billing_document_added BEFORE INSERT ON billing_document
WHEN NEW.serial <> 1 + coalesce((SELECT max(serial) FROM billing_document WHERE kind = NEW.kind AND year = NEW.year), 0)
BEGIN SELECT RAISE(ABORT, 'document-number'); END;
CREATE TRIGGER billing_document_kept BEFORE UPDATE ON billing_document
WHEN (NEW.id, NEW.kind, NEW.year, NEW.serial, NEW.number, NEW.holder_id, NEW.order_id, NEW.cause, NEW.currency, NEW.total, NEW.record, NEW.issued_at)
    IS NOT (OLD.id, OLD.kind, OLD.year, OLD.serial, OLD.number, OLD.holder_id, OLD.order_id, OLD.cause, OLD.currency, OLD.total, OLD.record, OLD.issued_at)
  OR NEW.buyer IS NOT NULL
BEGIN SELECT RAISE(ABORT, 'document-fixed'); END;
CREATE TRIGGER billing_document_deleted BEFORE DELETE ON billing_document BEGIN SELECT RAISE(ABORT, 'document-fixed'); END;
