import { env } from 'cloudflare:test'
import { readLedgerCode } from '#src/server/exchange/billing/ledger-failures.ts'
import { newReference } from './ledger.ts'

export type RawLeg = { account: string; currency: string; amount: unknown }
type Row = Record<string, string | number | null>

/** The code with which the database refuses a statement; `accepted` if it does not. */
export async function findCode(sql: string, ...values: unknown[]): Promise<string> {
  try {
    await env.DB.prepare(sql)
      .bind(...values)
      .run()
    return 'accepted'
  } catch (error) {
    return readLedgerCode(error) ?? String(error)
  }
}

/** Inserts a transaction without the product: the database alone must refuse what is wrong. */
export function insertTransaction(
  legs: readonly RawLeg[] | string,
  { at, ...row }: Row & { at: number },
  how = 'INSERT',
): Promise<string> {
  const all: Row = {
    ...{ id: crypto.randomUUID(), reference: newReference(), kind: 'adjustment', at },
    legs: typeof legs === 'string' ? legs : JSON.stringify(legs),
    ...row,
  }
  const names = Object.keys(all)
  return findCode(
    `${how} INTO ledger_transaction (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    ...Object.values(all),
  )
}

/** Opens accounts that an entry of the product would open itself. */
export const openAccounts = (
  accounts: readonly (readonly [holder: string | null, kind: string, currency: string])[],
): Promise<unknown> =>
  env.DB.batch(
    accounts.map(([holder, kind, currency]) =>
      env.DB.prepare(
        'INSERT INTO ledger_account (id, holder_id, kind, currency) SELECT ?1, ?2, ?3, ?4 WHERE NOT EXISTS (SELECT 1 FROM ledger_account WHERE id = ?1)',
      ).bind(`${holder ?? 'house'}:${kind}:${currency}`, holder, kind, currency),
    ),
  )
