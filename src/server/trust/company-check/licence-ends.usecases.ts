import { toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  type DueReminder,
  type EndingLicence,
  expireLicence,
  findEnded,
  findEnding,
  markReminded,
  queueRechecks,
} from './licence-ends.repository.ts'
import { createLicenceEvent } from './licence-events.repository.ts'

const AT_ONCE = 200

type LicenceServices = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** Takes the mark off and notifies the company. */
async function expire(services: LicenceServices, licence: EndingLicence): Promise<void> {
  const { db, clock } = services
  const { id, expires } = licence
  const mail = createOutboxEntry(services, {
    cause: `licence-ended:${id}:${expires}`,
    kind: 'licence-ended',
    organisationId: id,
    payload: { companyId: id, expires },
  })
  await runBatch(db, [
    ...expireLicence(db, id, expires, clock()),
    createLicenceEvent(services, { ...licence, licenceExpires: expires }, { kind: 'expired' }),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
}

async function remind(services: LicenceServices, due: DueReminder): Promise<void> {
  const { db } = services
  const { id, expires, days } = due
  const mail = createOutboxEntry(services, {
    cause: `licence-ends:${id}:${expires}:${days}`,
    kind: 'licence-ends',
    organisationId: id,
    payload: { companyId: id, expires },
  })
  await runBatch(db, [
    ...markReminded(db, due),
    createLicenceEvent(services, { ...due, licenceExpires: expires }, { kind: 'reminded' }),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
}

/** Removes the mark where a licence has expired, queues repeated checks, and reminds companies 60, 30 and 7 days before. The rest is left to the next run. */
export async function maintainLicences(services: LicenceServices): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const told = { failure: 'licence not tended', idOf: ({ id }: EndingLicence) => id }
  await forEachDue(await findEnded(db, toPlainDate(now), AT_ONCE), told, (licence) => expire(services, licence))
  await runBatch(db, [queueRechecks(db, now)])
  await forEachDue(await findEnding(db, now, AT_ONCE), told, (due) => remind(services, due))
}
