import { type SQL, sql } from 'drizzle-orm'
import type { Amount } from '#src/domain/money/amount.ts'
import { OPEN_PAYBACK_STATES, RESERVED_STATES } from '#src/domain/payment/payback-states.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'

const [RESERVED, OPEN] = [JSON.stringify(RESERVED_STATES), JSON.stringify(OPEN_PAYBACK_STATES)]

/** The organisations that close with an account: its other owners, if there are any, close their accounts too. */
const closingWith = (accountId: string): SQL =>
  sql`(SELECT m.organisation_id FROM organisation_member m WHERE m.account_id = ${accountId} AND m.role = 'owner' AND NOT EXISTS (
    SELECT 1 FROM organisation_member o WHERE o.organisation_id = m.organisation_id AND o.role = 'owner' AND o.account_id <> m.account_id
      AND NOT EXISTS (SELECT 1 FROM erasure e WHERE e.account_id = o.account_id)))`

/** The holders that are erased with an account: its own, and those of organisations that close with it. */
const holdersOf = (accountId: string): SQL =>
  sql`(SELECT h.id FROM ledger_holder h WHERE h.account_id = ${accountId} OR h.organisation_id IN ${closingWith(accountId)})`

/** What is available or held, without what is being paid back. */
const leftOf = (accountId: string): SQL =>
  sql`SELECT currency, minor FROM (SELECT a.currency AS currency, sum(a.balance) - coalesce((SELECT sum(r.amount) FROM payback r
      WHERE r.holder_id IN ${holdersOf(accountId)} AND r.currency = a.currency AND r.state IN (SELECT value FROM json_each(${RESERVED}))), 0) AS minor
    FROM ledger_account a WHERE a.holder_id IN ${holdersOf(accountId)} AND a.kind IN ('available', 'held') GROUP BY a.currency) WHERE minor > 0`

/** The balances that would have no owner after an erasure of the account. */
export const findLeftBalances = (db: Database, accountId: string): Promise<Amount[]> =>
  db.all<Amount>(leftOf(accountId))

/** Aborts the batch if there is one. */
export const demandNothingLeft = (db: Database, accountId: string): Statement[] =>
  demand(db, sql`NOT EXISTS (${leftOf(accountId)})`)

export async function hasOpenPayback(db: Database, accountId: string): Promise<boolean> {
  const [row] = await db.all<{ isOpen: number }>(sql`SELECT EXISTS (SELECT 1 FROM payback r
    WHERE r.holder_id IN ${holdersOf(accountId)} AND r.state IN (SELECT value FROM json_each(${OPEN}))) AS isOpen`)
  return row?.isOpen === 1
}
