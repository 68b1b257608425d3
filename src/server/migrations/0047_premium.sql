-- Extensions of premium by admins. Like an order of premium, an extension has its own days, which follow premium that has not ended.

CREATE TABLE premium_extension (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- The order from which an admin extended it.
  order_id TEXT NOT NULL REFERENCES service_order (id) ON DELETE CASCADE,
  days INTEGER NOT NULL CHECK (days > 0),
  begins_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX premium_extension_account ON premium_extension (account_id);
CREATE INDEX premium_extension_order ON premium_extension (order_id);

-- Premium that ends soon, or ended.
CREATE INDEX seaman_premium ON seaman (premium_status_expiration) WHERE premium_status_expiration IS NOT NULL;
