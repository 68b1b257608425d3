import { CONSENT_KINDS } from '#src/contract/data-right/data-right.ts'
import type { DataState } from '#src/contract/data-right/schemas.ts'
import { findLeftBalances, hasOpenPayback } from '#src/server/exchange/payback/left-balances.repository.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { findConsents } from '#src/server/identity/account/consents.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { listSoleOwned } from '#src/server/people/organisation/team.repository.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findErasure } from './erasure.repository.ts'
import { findLastExport } from './exports.repository.ts'

type OwnedRow = Awaited<ReturnType<typeof listSoleOwned>>[number]

const groupOwned = (rows: readonly OwnedRow[]): DataState['soleOwned'] =>
  [...Map.groupBy(rows, ({ id }) => id)].map(([id, members]) => ({
    id,
    name: members[0]?.name ?? '',
    members: members.flatMap(({ memberId, email }) => (memberId && email ? [{ id: memberId, email }] : [])),
  }))

/** What the page about a person's own data tells. */
export async function getDataState({ db }: Needs<'db'>, { accountId }: Session): Promise<DataState> {
  const [account, events, copy, erasure, owned, leftBalances, isOpen] = await Promise.all([
    findAccount(db, accountId),
    findConsents(db, accountId),
    findLastExport(db, accountId),
    findErasure(db, accountId),
    listSoleOwned(db, accountId),
    findLeftBalances(db, accountId),
    hasOpenPayback(db, accountId),
  ])
  const consents = CONSENT_KINDS.flatMap((kind) => {
    const last = events.findLast((event) => event.kind === kind)
    return last ? [{ kind, version: last.version, given: last.given, at: last.createdAt }] : []
  })
  return {
    consents,
    remembersSource: Boolean(account?.attribution ?? account?.referredBy),
    copy: copy ? { status: copy.status, createdAt: copy.createdAt, expiresAt: copy.expiresAt, size: copy.size } : null,
    eraseAt: erasure?.eraseAt ?? null,
    soleOwned: groupOwned(owned),
    leftBalances,
    hasOpenPayback: isOpen,
  }
}
