import type { LedgerFinding } from '#src/contract/billing/admin-schemas.ts'
import { normalizeEmail } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { readBalancesOf, readLinesBefore } from './own-balance.usecases.ts'
import {
  type FoundOwner,
  findCompanyBySlug,
  findHolderOfEntry,
  findOwnerOfHolder,
  findSeamanByEmail,
} from './owners.repository.ts'

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

/** For admins: a balance with a page of its entries. */
export async function findBalance(
  services: Needs<'db'>,
  { find, before }: { find: string; before?: string | undefined },
): Promise<LedgerFinding> {
  const found = await findOwner(services, find)
  if (!found) return { found: null }
  const { holderId, name } = found
  const holder = holderId ?? undefined
  const [balances, lines] = await Promise.all([
    readBalancesOf(services, holder),
    readLinesBefore(services, holder, before),
  ])
  return { found: { balances, ...lines, holderId, name } }
}
