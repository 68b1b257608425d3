import type { Planned } from '../act.ts'
import { readRows } from '../database.ts'
import type { Currency } from '../model/books.ts'
import { ACCOUNT_IDS, COMPANY, holderOf, ownerOf, PEOPLE, type Person } from '../people.ts'
import type { TradeWorld } from './trade-world.ts'

/** One act, without a model: what it must not do is found by the comparisons of the year. */
export type TradePlanned = Pick<Planned, 'run' | 'isJob'>

/** A kind of act; several planned ones happen at the same time. None if there is nothing that it could be about. */
export type TradeAct = { name: string; weight: number; plan: (world: TradeWorld) => TradePlanned[] }

export type OwnedRow = { id: string; accountId: string | null; organisationId: string | null }

const personOf = (accountId: string | null): Person =>
  (Object.keys(PEOPLE) as Person[]).find((person) => ACCOUNT_IDS[person] === accountId) ?? 'olga'

/** One of the rows of a holder, a newer one more often, with a person who may act for it. */
export function pickRow<Row extends OwnedRow>(
  { database, random }: TradeWorld,
  sql: string,
): (Row & { person: Person; owner: ReturnType<typeof ownerOf> }) | undefined {
  const rows = readRows<Row>(database, sql)
  const row = random.acts.pick(random.acts.chance(0.8) ? rows.slice(-6) : rows)
  if (!row) return undefined
  const person = personOf(row.accountId)
  return { ...row, person, owner: ownerOf(row.organisationId ? COMPANY : person) }
}

/** Where a person has most, and how much it is. */
export function findRichest(
  { database }: TradeWorld,
  person: Person,
): { currency: Currency; balance: number } | undefined {
  const owner = ownerOf(holderOf(person))
  const [found] = readRows<{ currency: Currency; balance: number }>(
    database,
    `SELECT a.currency, a.balance FROM ledger_account a JOIN ledger_holder h ON h.id = a.holder_id
      WHERE a.kind = 'available' AND a.balance > 0 AND ? IN (h.account_id, h.organisation_id) ORDER BY a.balance DESC`,
    'accountId' in owner ? owner.accountId : owner.organisationId,
  )
  return found
}
