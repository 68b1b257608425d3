import { lastSending } from '#src/domain/service/form-service.ts'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  causeOfReminder,
  findUnmailed,
  findUnsentForms,
  heldBefore,
  markMailed,
  orderedBefore,
} from './remind.repository.ts'

const MAX_AT_ONCE = 200
/** The first reminder of a form that was not sent; the last one is sent this long before it can no longer be sent. */
const FIRST_AFTER = 2 * DAY
const LAST_BEFORE = 5 * DAY
/** A message that was read by then is not mailed. */
const READ_WITHIN = 15 * MINUTE

type Mailing = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>
type Due = { id: string; accountId: string }

async function remind(services: Mailing, { id, accountId }: Due, step: 'first' | 'last'): Promise<void> {
  const kind = 'service-form-missing' as const
  const mail = createOutboxEntry(services, { kind, accountId, cause: causeOfReminder(id, step), payload: { part: id } })
  try {
    await runBatch(services.db, [mail.statement])
  } catch (error) {
    // Another run was first.
    if (!isUniqueViolation(error)) throw error
    return
  }
  await sendMails(services, [mail.id])
}

/** Reminds seafarers twice of a form that they ordered and did not send. */
export async function remindOfForms(services: Mailing): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const steps = [
    { step: 'first', until: orderedBefore(now - FIRST_AFTER) },
    // The hold ends this much later than the form can be sent.
    { step: 'last', until: heldBefore(now + LAST_BEFORE - lastSending(0)) },
  ] as const
  for (const { step, until } of steps) {
    const due = await findUnsentForms(db, { step, until, now, limit: MAX_AT_ONCE })
    await forEachDue(due, { failure: 'form not reminded', idOf: ({ id }) => id }, (one) => remind(services, one, step))
  }
}

/** Mails seafarers about messages of the team that they have not read. */
export async function mailServiceMessages(services: Mailing): Promise<void> {
  const { db, clock } = services
  const due = await findUnmailed(db, { before: clock() - READ_WITHIN, limit: MAX_AT_ONCE })
  const named = { failure: 'message not mailed', idOf: ({ orderId }: { orderId: string }) => orderId }
  await forEachDue(due, named, async ({ orderId, accountId, newest }) => {
    if (newest === null) return
    const mail = createOutboxEntry(services, {
      ...{ cause: `service-message:${newest}`, kind: 'service-message', accountId, payload: { part: orderId } },
    })
    await runBatch(db, [...markMailed(db, { orderId, newest }, clock()), mail.statement])
    await sendMails(services, [mail.id])
  })
}
