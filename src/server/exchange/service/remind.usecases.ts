import type { ServiceKind } from '#src/domain/service/services.ts'
import { DAY } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { causeOfReminder, findUnused, type ReminderStep, type Usable } from './remind.repository.ts'

const MAX_AT_ONCE = 200
/** The first reminder of a part that was not used; the last one is sent this long before it can no longer be used. */
const FIRST_AFTER = 2 * DAY
const LAST_BEFORE = 5 * DAY

type Mailing = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/**
 * Reminders of parts of a kind, by which mail. `rest`: how long before the end of its hold a part can no longer be used, in ms. `usable`: what
 * else is needed to use it now.
 */
export type Reminder = {
  kind: ServiceKind
  mail: 'service-form-missing' | 'consultation-unbooked'
  rest: number
  usable?: Usable
}

async function remind(
  services: Mailing,
  { id, accountId }: { id: string; accountId: string },
  { mail: kind, step }: { mail: Reminder['mail']; step: ReminderStep },
): Promise<void> {
  const cause = causeOfReminder(kind, id, step)
  const mail = createOutboxEntry(services, { kind, accountId, cause, payload: { part: id } })
  try {
    await runBatch(services.db, [mail.statement])
  } catch (error) {
    // Another run was first.
    if (!isUniqueViolation(error)) throw error
    return
  }
  await sendMails(services, [mail.id])
}

/** Reminds seafarers twice of parts that they ordered and have not begun to use, while they still can. */
export async function remindOfUnused(services: Mailing, { kind, mail, rest, usable }: Reminder): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const [end, last] = [now + rest, now + rest + LAST_BEFORE]
  const steps = [
    { step: 'first', orderedUntil: now - FIRST_AFTER, held: { after: last, until: Number.MAX_SAFE_INTEGER } },
    { step: 'last', orderedUntil: now, held: { after: end, until: last } },
  ] as const
  for (const { step, ...times } of steps) {
    const due = await findUnused(db, { kind, mail, step, ...times, usable, now }, MAX_AT_ONCE)
    await forEachDue(due, { failure: `${kind} not reminded`, idOf: ({ id }) => id }, (one) =>
      remind(services, one, { mail, step }),
    )
  }
}
