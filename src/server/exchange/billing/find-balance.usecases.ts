import type { LedgerFinding, LedgerQuery } from '#src/contract/billing/admin-schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getBalancesAt } from './balances.usecases.ts'
import { NOTHING, readBalancesOf, readLinesBefore, toCurrencyBalances } from './own-balance.usecases.ts'
import {
  type FoundOwner,
  findCompanyBySlug,
  findHolderOfEntry,
  findOwnerOfHolder,
  findSeamanByEmail,
} from './owners.repository.ts'
import { findReversible } from './reverse-adjustment.ts'

/** The last part of an address, without what follows the path. */
const slugOf = (address: string): string => (address.split(/[?#]/)[0] ?? '').split('/').findLast(Boolean) ?? ''

/** Finds an owner by the email address of a seafarer, the public address of a company, the id of a holder, or the reference of an entry. */
export async function findOwner({ db }: Needs<'db'>, typed: string): Promise<FoundOwner | undefined> {
  const find = typed.trim()
  if (find.includes('@')) {
    const seaman = await findSeamanByEmail(db, normalizeEmail(find))
    return seaman && { holderId: seaman.holderId, owner: { accountId: seaman.id }, name: seaman.name }
  }
  const byId = await findOwnerOfHolder(db, (await findHolderOfEntry(db, find)) ?? find)
  if (byId) return byId
  const company = await findCompanyBySlug(db, slugOf(find))
  return company && { holderId: company.holderId, owner: { organisationId: company.id }, name: company.name }
}

/** The balances at the end of a day in UTC; those of now for today and later days. */
async function readPast(services: Needs<'db'>, holderId: string | null, on: string | undefined) {
  if (on === undefined) return null
  const balances = holderId
    ? toCurrencyBalances(await getBalancesAt(services, holderId, Date.parse(on) + DAY))
    : NOTHING
  return { on, balances }
}

/** For admins: a balance with a page of its entries, and the balances of a day if it is asked for. */
export async function findBalance(services: Needs<'db'>, { find, before, on }: LedgerQuery): Promise<LedgerFinding> {
  const found = await findOwner(services, find)
  if (!found) return { found: null }
  const { holderId, name } = found
  const holder = holderId ?? undefined
  const [balances, { items, next }, past] = await Promise.all([
    readBalancesOf(services, holder),
    readLinesBefore(services, holder, before),
    readPast(services, holderId, on),
  ])
  const corrections = items.filter(({ kind }) => kind === 'adjustment').map(({ id }) => id)
  const reversible = await findReversible(services.db, corrections)
  const marked = items.map((line) => ({ ...line, mayReverse: reversible.has(line.id) }))
  return { found: { balances, items: marked, next, holderId, name, past } }
}
