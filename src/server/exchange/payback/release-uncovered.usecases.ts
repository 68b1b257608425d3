import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createEndMail } from './apply-answer.usecases.ts'
import { demandUncovered, findUncovered, movePayback } from './payback.repository.ts'
import { createRelease } from './payback-entries.ts'

/** More are left to the next run. */
const MAX_AT_ONCE = 100

/**
 * Cancels pay-backs of payments whose money a dispute or a recall took before it was sent: the bank has paid it back. Only as many of a payment as
 * it does not cover. The person who asked gets a mail.
 */
export async function releaseUncovered(services: Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>): Promise<void> {
  const { db, clock } = services
  const rows = await findUncovered(db, MAX_AT_ONCE)
  await forEachDue(rows, { failure: 'pay-back not cancelled', idOf: ({ id }) => id }, async (row) => {
    const mails = createEndMail(services, row, 'payback-cancelled')
    await runBatch(db, [
      ...demandUncovered(db, row),
      ...movePayback(db, row, { event: 'cancel', now: clock() }),
      ...(await createRelease(services, row)),
      ...mails.map(({ statement }) => statement),
    ])
    await sendMails(
      services,
      mails.map(({ id }) => id),
    )
  })
}
