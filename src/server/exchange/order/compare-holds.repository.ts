import { sql } from 'drizzle-orm'
import { DAY } from '#src/domain/time.ts'
import type { FoundDifference } from '#src/server/exchange/billing/ledger-check.ts'
import type { Database } from '#src/server/platform/database.ts'

/** An overdue order is ended by a job; until then its hold may have been released before it. */
const JOB_MAY_TAKE = DAY

/** Orders whose hold, lines or history have other amounts. */
const ordersThatDiffer = (now: number) => sql`
  SELECT o.id AS subject, t.reference AS reference, o.holder_id AS "holderId"
  FROM purchase_order o JOIN ledger_transaction t ON t.id = o.hold_id LEFT JOIN ledger_hold h ON h.id = o.hold_id
  WHERE h.id IS NULL OR (h.holder_id, h.currency, h.until) IS NOT (o.holder_id, o.currency, o.until)
    OR t.reference <> 'order:' || o.id || ':hold'
    OR h.captured + h.bonus_captured <> o.charged - o.refunded
    OR (h.held + h.bonus_held <> iif(o.state IN ('held', 'part-fulfilled'), o.total - o.charged, 0)
      AND (o.ended_at IS NOT NULL OR o.until > ${now} OR o.until < ${now - JOB_MAY_TAKE}))
    OR (o.charged, o.refunded) IS NOT (SELECT sum(l.charged), sum(l.refunded) FROM order_line l WHERE l.order_id = o.id)
    OR o.charged <> (SELECT coalesce(sum(e.amount), 0) FROM order_event e WHERE e.order_id = o.id AND e.act = 'fulfilled')
    OR o.refunded <> (SELECT coalesce(sum(e.amount), 0) FROM order_event e WHERE e.order_id = o.id AND e.act = 'refunded')`

/** Holds that name an order, and no order has them. */
const HOLDS_WITHOUT_ORDER = sql`
  SELECT t.id, t.reference, h.holder_id FROM ledger_transaction t LEFT JOIN ledger_hold h ON h.id = t.id
  WHERE t.kind = 'hold' AND t.reference LIKE 'order:%' AND NOT EXISTS (SELECT 1 FROM purchase_order o WHERE o.hold_id = t.id)`

/** Entries of holds of orders that the history of the order does not name, but for the release of an overdue hold. */
const ENTRIES_WITHOUT_EVENT = sql`
  SELECT o.id, t.reference, o.holder_id FROM purchase_order o JOIN ledger_transaction t ON t.hold_id = o.hold_id
  WHERE t.kind IN ('capture', 'refund') AND NOT EXISTS (SELECT 1 FROM order_event e WHERE e.order_id = o.id AND e.entry = t.reference)`

/** Orders that differ from their holds and entries, and holds without an order; `reference` is the one of the hold or entry. */
export const compareHoldsWithOrders = (db: Database, now: number, limit = 100): Promise<FoundDifference[]> =>
  db.all(
    sql`${sql.join([ordersThatDiffer(now), HOLDS_WITHOUT_ORDER, ENTRIES_WITHOUT_EVENT], sql` UNION ALL `)} LIMIT ${limit}`,
  )
