import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createOutboxEntry, sendMails } from '../outbox.usecases.ts'
import type { MailRegistry } from '../send-mail.usecases.ts'
import { findSilentPauses, markAlarmed, type PauseRow } from './pauses.repository.ts'

/** More are on the page to which each mail links. */
const MAX_ALARMS = 10

async function alarmOf(services: Services, admins: readonly string[], pause: PauseRow): Promise<void> {
  const { stream, scope, at } = pause
  const mails = admins.map((accountId) =>
    createOutboxEntry(services, {
      ...{ kind: 'letters-paused', accountId, payload: { stream, scope } },
      cause: `letters-paused:${accountId}:${stream}:${scope}:${at}`,
    }),
  )
  const { db, clock } = services
  try {
    await runBatch(db, [
      markAlarmed(db, pause, clock()),
      ...demandOneChange(db),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    // Another run was faster, or the pause has ended.
    if (isGuardFailure(error)) return
    throw error
  }
  await sendMails(
    services,
    mails.map(({ id }) => id),
  )
}

/** Writes to the admins about pauses that complaints caused; once for each pause. */
export async function alarmOfPauses(
  services: Services,
  { findAdmins }: Pick<MailRegistry, 'findAdmins'>,
): Promise<void> {
  const pauses = await findSilentPauses(services.db, MAX_ALARMS)
  if (pauses.length === 0) return
  const admins = await findAdmins(services, PAGE_PERMISSIONS.mailings)
  for (const pause of pauses) await alarmOf(services, admins, pause)
}
