import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { ADJUSTED_ACCOUNTS } from '#src/contract/proposal/adjusted-accounts.ts'
import { negate } from '#src/domain/money/amount.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Database } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Adjustment, readAdjustment, toValues } from './adjust-balance.ts'
import { countAdjustments, demandCovered, demandSameAdjustments } from './adjustments.repository.ts'
import { amountOfLeg, createEntry } from './enter.usecases.ts'
import { findEntry, findEntryByReference, findReversed } from './entries.repository.ts'
import { createReversal } from './fund-entries.repository.ts'
import { findHolder } from './holders.repository.ts'
import type { EntryRow } from './ledger.tables.ts'
import { holderAccount } from './ledger-accounts.ts'

/** What the reversal of a correction changes, and whose balance; undefined for another entry. */
function mirrorOf({ kind, legs }: EntryRow): (Adjustment & { holderId: string }) | undefined {
  const leg = legs.find(({ account }) => !account.startsWith('house:'))
  const [holderId, own] = leg?.account.split(':') ?? []
  const account = ADJUSTED_ACCOUNTS.find((one) => one === own)
  if (kind !== 'adjustment' || !leg || !holderId || !account) return undefined
  return { holderId, account, amount: negate(amountOfLeg(leg)) }
}

/** Returns the ids of the corrections that were not reversed, of some. */
export async function findReversible(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const reversed = await findReversed(db, ids)
  return new Set(ids.filter((id) => !reversed.has(id)))
}

/** Returns whose balance a correction changed. Throws `not-found` for an unknown entry, and `conflict` if it is no correction. */
export async function getHolderOfEntry({ db }: Needs<'db'>, id: string): Promise<string> {
  const entry = await findEntry(db, id)
  if (!entry) throw new Failure('not-found')
  const mirror = mirrorOf(entry)
  if (!mirror) throw new Failure('conflict')
  return mirror.holderId
}

/** Two admins reverse a correction of a balance, by the id of its entry: the mirror of the entry is entered, once. */
export const reverseAdjustment: ActByTwo<string> = {
  action: 'adjustment-reversed',
  objectKind: 'ledger-holder',
  permission: PAGE_PERMISSIONS.payments,
  describe: async ({ db }, holderId, id) => {
    const [found, entry] = await Promise.all([findHolder(db, holderId), findEntry(db, id)])
    const mirror = entry && mirrorOf(entry)
    if (!found || !entry || !mirror) throw new Failure('not-found')
    if (!(await findReversible(db, [id])).has(id)) throw new Failure('conflict')
    return {
      version: await countAdjustments(db, holderId),
      accountId: found.accountId,
      organisationId: found.organisationId,
      before: {},
      after: { ...toValues(mirror), 'adjustment.reverses': entry.reference },
    }
  },
  demandUnchanged: (db, { id, version }) => demandSameAdjustments(db, id, version),
  apply: async (services, { object: { id: holderId }, after }) => {
    const { account, amount } = readAdjustment(after)
    const reference = String(after['adjustment.reverses'])
    const original = await findEntryByReference(services.db, reference)
    if (!original) throw new Failure('conflict')
    const own = holderAccount(holderId, account, amount.currency)
    return [
      ...demandCovered(services.db, own, amount),
      ...createEntry(services, createReversal(original, `reversal:${reference}`)),
    ]
  },
}
