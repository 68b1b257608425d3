-- Services beside mailings: one row for each part that was ordered, which is an order of its own.

CREATE TABLE service_order (
  -- The id of the order that pays for it, without a reference: the order is kept longer than the account.
  id TEXT PRIMARY KEY,
  -- The parts of a package that were ordered together share it; otherwise the id.
  group_id TEXT NOT NULL,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- What was ordered, and what the part delivers.
  service TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('form', 'consultation', 'premium')),
  state TEXT NOT NULL DEFAULT 'open'
    CHECK (state IN ('open', 'delivered', 'correcting', 'done', 'absent', 'late', 'missed', 'cancelled')),
  -- Nothing is delivered earlier.
  begins_at INTEGER NOT NULL,
  -- When premium ends; null before it begins.
  ends_at INTEGER,
  -- When the job acts on it next: at the promised time, or when it is charged.
  due_at INTEGER,
  -- The admin who fulfils it.
  assignee_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  delivered_at INTEGER,
  created_at INTEGER NOT NULL,
  ended_at INTEGER,
  version INTEGER NOT NULL DEFAULT 1,
  CHECK (kind = 'premium' OR ends_at IS NULL)
) STRICT;
CREATE INDEX service_order_account ON service_order (account_id, created_at);
CREATE INDEX service_order_group ON service_order (group_id);
CREATE INDEX service_order_due ON service_order (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX service_order_assignee ON service_order (assignee_id) WHERE assignee_id IS NOT NULL;
