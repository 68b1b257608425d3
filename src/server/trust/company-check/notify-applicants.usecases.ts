import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { SuspensionRow } from '#src/server/people/organisation/suspension.tables.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findApplicants, findUnnotified, moveNotified } from './suspensions.repository.ts'

/** Suspensions, and applicants of one, in a run. */
const MAX_SUSPENSIONS = 20
const MAX_APPLICANTS = 50

type Notifying = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** Writes one mail to each of the next applicants. */
async function notifyNext(services: Notifying, suspension: SuspensionRow): Promise<void> {
  const { db } = services
  const applicants = await findApplicants(db, suspension, MAX_APPLICANTS)
  const kind = suspension.restoredAt === null ? 'employer-suspended' : 'employer-restored'
  const mails = applicants.flatMap(({ seamanId, accountId, isReached }) =>
    isReached === 1
      ? createOutboxEntry(services, {
          cause: `${kind}:${suspension.id}:${seamanId}`,
          kind,
          accountId,
          notification: 'application_updates',
          payload: { suspensionId: suspension.id, seamanId },
        })
      : [],
  )
  const last = applicants.length < MAX_APPLICANTS ? null : (applicants.at(-1)?.seamanId ?? null)
  await runBatch(db, [...moveNotified(db, suspension, last), ...mails.map(({ statement }) => statement)])
  await sendMails(
    services,
    mails.map(({ id }) => id),
  )
}

/** Notifies applicants of suspended and restored companies; the rest is left to the next run. */
export async function notifyApplicants(services: Notifying): Promise<void> {
  const due = await findUnnotified(services.db, MAX_SUSPENSIONS)
  await forEachDue(due, { failure: 'applicants not notified', idOf: ({ id }) => id }, (one) =>
    notifyNext(services, one),
  )
}
