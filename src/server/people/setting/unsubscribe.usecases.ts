import { STRANGER } from '#src/contract/setting/notifications.ts'
import type { Unsubscribed } from '#src/contract/setting/schemas.ts'
import { readStopId } from '#src/server/ground/mail/stop-address.ts'
import { allowMail, refuseMail } from '#src/server/ground/mail/strangers.repository.ts'
import { isReferenceViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { saveNotificationSetting } from './setting.repository.ts'

/** Stops or restarts mails of a kind, for the owner of such a mail. Throws `not-found`; wrong ids are counted. */
export async function unsubscribe(
  services: Needs<'db' | 'clock' | 'keys' | 'limiter'>,
  { id, wanted }: { id: string; wanted: boolean },
  network: string,
): Promise<Unsubscribed> {
  const { db, clock, limiter } = services
  const stopped = readStopId(services, id)
  if (!stopped) {
    await limiter.take('link-address', network, clock())
    throw new Failure('not-found')
  }
  const { of, kind } = stopped
  if (kind === STRANGER) {
    await (wanted ? allowMail(db, of) : refuseMail(db, of, clock()))
    return { kind, wanted }
  }
  try {
    await runBatch(db, [saveNotificationSetting(db, { accountId: of, kind, wanted, changedAt: clock() })])
  } catch (error) {
    // The account was erased.
    if (isReferenceViolation(error)) throw new Failure('not-found')
    throw error
  }
  return { kind, wanted }
}
