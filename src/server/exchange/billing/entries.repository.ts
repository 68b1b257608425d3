import { eq, type SQL, sql } from 'drizzle-orm'
import { type Amount, isPositive } from '#src/domain/money/amount.ts'
import { type Database, isAmong, type Statement } from '#src/server/platform/database.ts'
import { type EntryRow, ledgerTransactionTable } from './ledger.tables.ts'
import type { LedgerAccount } from './ledger-accounts.ts'

/** A leg whose amount the database computes when the entry is made; 0 makes no leg. */
export type ComputedLeg = { account: LedgerAccount; amount: SQL }

export type NewEntry = Pick<EntryRow, 'id' | 'reference' | 'kind' | 'at'> &
  Partial<Pick<EntryRow, 'holdId' | 'reversesId' | 'until'>>

/** An entry that is about to be made. */
export type Entry = Omit<NewEntry, 'id' | 'at'> & {
  holderId: string | null
  legs: readonly ComputedLeg[]
  /** What was asked for: the legs on these accounts add up to the amount. A repeated call must ask for the same. */
  asked: readonly { of: readonly LedgerAccount[]; amount: Amount }[]
}

export function demandPositive(amount: Amount): void {
  if (!isPositive(amount)) throw new RangeError('the amount must be above 0')
}

/** An amount in SQL. Numbers are bound as REAL, and the ledger accepts integers only. */
export const exactly = ({ minor }: Pick<Amount, 'minor'>): SQL => sql`CAST(${minor} AS INTEGER)`

export const balanceOf = ({ id }: LedgerAccount): SQL =>
  sql`coalesce((SELECT balance FROM ledger_account WHERE id = ${id}), 0)`

const openAccounts = (db: Database, accounts: readonly LedgerAccount[]): Statement =>
  db.run(sql`INSERT INTO ledger_account (id, holder_id, kind, currency)
    SELECT value ->> 'id', value ->> 'holderId', value ->> 'kind', value ->> 'currency' FROM json_each(${JSON.stringify(accounts)})
    WHERE NOT EXISTS (SELECT 1 FROM ledger_account known WHERE known.id = value ->> 'id')`)

/**
 * Opens the accounts of the legs and makes the entry. Aborts the batch with a code of `LEDGER_FAILURES` if the entry breaks a rule. These are
 * the only statements that write to the ledger.
 */
export function insertEntry(db: Database, entry: NewEntry, legs: readonly ComputedLeg[]): Statement[] {
  const { id, reference, kind, at, holdId = null, reversesId = null, until = null } = entry
  const rows = legs.map(
    ({ account, amount }) => sql`SELECT ${account.id} AS account, ${account.currency} AS currency, ${amount} AS amount`,
  )
  return [
    openAccounts(
      db,
      legs.map(({ account }) => account),
    ),
    db.run(sql`INSERT INTO ledger_transaction (id, reference, kind, hold_id, reverses_id, legs, until, at)
      SELECT ${id}, ${reference}, ${kind}, ${holdId}, ${reversesId},
        json_group_array(json_object('account', account, 'currency', currency, 'amount', amount)), ${until}, ${at}
      FROM (${sql.join(rows, sql` UNION ALL `)}) WHERE amount <> 0`),
  ]
}

export const findEntryByReference = (db: Database, reference: string): Promise<EntryRow | undefined> =>
  db.select().from(ledgerTransactionTable).where(eq(ledgerTransactionTable.reference, reference)).get()

/** The entries that were reversed, of some. */
export async function findReversed(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { reversesId } = ledgerTransactionTable
  const rows = await db.select({ id: reversesId }).from(ledgerTransactionTable).where(isAmong(reversesId, ids))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}

export const findEntry = (db: Database, id: string): Promise<EntryRow | undefined> =>
  db.select().from(ledgerTransactionTable).where(eq(ledgerTransactionTable.id, id)).get()
