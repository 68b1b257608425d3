import type { DeviceList } from '#src/contract/session/device-schemas.ts'
import type { LiveMessage } from '#src/contract/session/live.ts'
import { createSecurityEvent, listLatelyActedFor } from '#src/server/ground/audit/audit.usecases.ts'
import type { Place } from '#src/server/http/caller.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteActing, deleteOwnSession, listOpenSessions } from './devices.repository.ts'
import { demandOpenSession, endSessions } from './open-session.repository.ts'
import { ACTING_FOR, type Session } from './session.ts'

/** Where the account is signed in: this device first, then the others, last used first. */
export async function listDevices({ db, clock }: Needs<'db' | 'clock'>, session: Session): Promise<DeviceList> {
  const rows = await listOpenSessions(db, session.accountId, clock())
  const items = rows.map(({ actorId, ...row }) => ({
    ...row,
    current: row.id === session.id,
    byAdmin: actorId !== null,
  }))
  return { items: items.toSorted((a, b) => Number(b.current) - Number(a.current)) }
}

/** Ends one session of the account, and an impersonation started from it; throws `not-found` for an unknown id. */
export async function revokeSession(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  id: string,
  origin: Place,
): Promise<void> {
  const { db } = services
  try {
    await runBatch(db, [
      ...demandOpenSession(db, session),
      deleteActing(db, session.accountId, id),
      deleteOwnSession(db, session.accountId, id),
      ...demandOneChange(db),
      createSecurityEvent(services, { kind: 'session-revoked', accountId: session.accountId, origin }),
    ])
  } catch (error) {
    if (isGuardFailure(error)) throw new Failure('not-found')
    throw error
  }
}

export async function revokeOtherSessions(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  origin: Place,
): Promise<void> {
  const { db } = services
  const { accountId, tokenHash } = session
  await runBatch(db, [
    ...demandOpenSession(db, session),
    ...endSessions(db, accountId, tokenHash),
    createSecurityEvent(services, { kind: 'other-sessions-revoked', accountId, origin }),
  ])
}

/** Notifies the open pages of the account. Defer it: the request does not wait for it. */
export const notifyAccount = ({ live }: Needs<'live'>, accountId: string, message: LiveMessage): Promise<void> =>
  live.send(accountId, message)

/** Closes the sockets of ended sessions, also of impersonations by the account. Defer it; sockets that it misses are closed within a minute. */
export async function closeSockets(services: Needs<'db' | 'clock' | 'live'>, accountId: string): Promise<void> {
  const { live } = services
  const closeActing = async () => {
    const others = await listLatelyActedFor(services, accountId, ACTING_FOR)
    await Promise.all(others.map((other) => live.recheck(other)))
  }
  await Promise.all([live.recheck(accountId), closeActing()])
}
