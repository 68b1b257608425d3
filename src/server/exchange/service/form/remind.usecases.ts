import { lastSending } from '#src/domain/service/form-service.ts'
import { MINUTE } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { remindOfUnused } from '../remind.usecases.ts'
import { findUnmailed, markMailed } from './unread-messages.repository.ts'

const MAX_AT_ONCE = 200
/** A message that was read by then is not mailed. */
const READ_WITHIN = 15 * MINUTE

type Mailing = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** Reminds seafarers of a form that they ordered and did not send. */
export const remindOfForms = (services: Mailing): Promise<void> =>
  remindOfUnused(services, { kind: 'form', mail: 'service-form-missing', rest: -lastSending(0) })

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
