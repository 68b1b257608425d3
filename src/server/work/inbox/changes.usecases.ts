import type { InboxChanges } from '#src/contract/inbox/schemas.ts'
import { SECOND } from '#src/domain/time.ts'
import { isSessionOpen } from '#src/server/identity/session/devices.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { describeThreads } from './describe-thread.usecases.ts'
import { COLUMNS, type Party } from './party.ts'
import { countUnread, findChanged, findLastChange } from './threads.repository.ts'

const LOOKED_EVERY = 1.5 * SECOND
const MAX_AT_ONCE = 50

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY))

/** Waits for a change; ends when the session ends or acts for another organisation. Throws `not-signed-in`. */
async function waitForChange(
  { db, clock, limiter, heldFor }: Needs<'db' | 'clock' | 'limiter' | 'heldFor'>,
  party: Party,
  after: number,
): Promise<void> {
  const hasChanged = async () => (await findLastChange(db, party)) > after
  if (await hasChanged()) return
  const held = await limiter.take('inbox-held-account', party.accountId, clock())
  const until = performance.now() + heldFor
  try {
    while (performance.now() < until) {
      await pause()
      if (!(await isSessionOpen(db, party, clock()))) throw new Failure('not-signed-in')
      if (await hasChanged()) return
    }
  } finally {
    await held.forgive()
  }
}

/** Returns changes since a number: at once, or when they happen, or empty after a while. */
export async function listChanges(
  services: Needs<'db' | 'keys' | 'clock' | 'limiter' | 'heldFor'>,
  party: Party,
  after: number | undefined,
): Promise<InboxChanges> {
  const { db, clock, limiter } = services
  await limiter.take('inbox-changes-account', party.accountId, clock())
  if (after === undefined)
    return { threads: [], next: await findLastChange(db, party), unread: await countUnread(db, party) }
  await waitForChange(services, party, after)
  const { rows, unread } = await findChanged(db, party, after, MAX_AT_ONCE)
  return {
    threads: await describeThreads(services, party, rows),
    next: rows.at(-1)?.[`${COLUMNS[party.side]}_change`] ?? after,
    unread,
  }
}
