import { readRows } from '../database.ts'
import type { TradeWorld } from './trade-world.ts'

type Found = { name: string; found: number; expected: number }

/** Each line compares two numbers of the database that must be equal. */
const EQUAL = [
  `SELECT 'numbers of ' || d.kind || ' ' || d.year AS name, count(DISTINCT d.serial) AS found, n.last AS expected
    FROM billing_document d JOIN billing_number n ON n.kind = d.kind AND n.year = d.year
    GROUP BY d.kind, d.year HAVING count(DISTINCT d.serial) <> n.last OR max(d.serial) <> n.last OR min(d.serial) <> 1`,
  `SELECT 'numbers of ' || kind || ' without documents' AS name, 0 AS found, last AS expected FROM billing_number n
    WHERE NOT EXISTS (SELECT 1 FROM billing_document d WHERE d.kind = n.kind AND d.year = n.year)`,
  `SELECT 'the ' || k.kind || ' of order ' || o.id AS name, coalesce(sum(d.total), 0) AS found,
      iif(k.kind = 'credit-note', o.refunded, iif(o.state IN ('held', 'part-fulfilled'), 0, o.charged)) AS expected
    FROM purchase_order o CROSS JOIN (SELECT 'invoice' AS kind UNION SELECT 'receipt' UNION SELECT 'credit-note') k
    LEFT JOIN billing_document d ON d.order_id = o.id AND d.kind = k.kind
    GROUP BY o.id, k.kind HAVING found <> expected OR (k.kind <> 'credit-note' AND count(d.id) > 1)`,
  `SELECT 'receipts of ' || e.object AS name, count(d.id) AS found, 1 AS expected FROM provider_effect e
    LEFT JOIN billing_document d ON d.cause = 'receipt:' || e.entry_reference
    WHERE e.effect = 'paid' GROUP BY e.object HAVING count(d.id) <> 1`,
  `SELECT 'charged of order ' || o.id AS name, o.charged AS found, (SELECT sum(charged) FROM order_line l WHERE l.order_id = o.id) AS expected
    FROM purchase_order o WHERE found <> expected`,
]

/** What was delivered of a line is the sum of the deliveries that were acknowledged, each cause once. */
function compareDeliveries({ database, fulfilled }: TradeWorld): Found[] {
  const sql = 'SELECT order_id AS id, position, delivered FROM order_line'
  return readRows<{ id: string; position: number; delivered: number }>(database, sql).flatMap(
    ({ id, position, delivered }) => {
      const units = [...(fulfilled.get(id)?.values() ?? [])].map((one) => one[position] ?? 0)
      const expected = units.reduce((total, count) => total + count, 0)
      return expected === delivered ? [] : [{ name: `delivered of ${id} ${position}`, found: delivered, expected }]
    },
  )
}

const describe = ({ name, found, expected }: Found): string => `${name}: ${found} instead of ${expected}`

/** Numbers have no gaps, and every order has the documents of what was charged and refunded, once. */
export const compareOrderDocuments = ({ database }: Pick<TradeWorld, 'database'>): string[] =>
  EQUAL.flatMap((sql) => readRows<Found>(database, sql)).map(describe)

/** The same, and what was delivered. */
export const compareDocuments = (world: TradeWorld): string[] => [
  ...compareOrderDocuments(world),
  ...compareDeliveries(world).map(describe),
]
