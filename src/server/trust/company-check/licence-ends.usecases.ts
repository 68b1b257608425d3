import { DAY, toPlainDate } from '#src/domain/time.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type EndingLicence, expireLicence, findEnded, findEnding, markReminded } from './licence-ends.repository.ts'

const AT_ONCE = 200
/** How long before the expiry the reminder is sent: time to renew the licence and have it checked. */
const AHEAD = 30 * DAY

type LicenceServices = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** Takes the mark off and notifies the company. */
async function expire(services: LicenceServices, { id, expires }: EndingLicence): Promise<void> {
  const { db, clock } = services
  const mail = createOutboxEntry(services, {
    cause: `licence-ended:${id}:${expires}`,
    kind: 'licence-ended',
    organisationId: id,
    payload: { companyId: id, expires },
  })
  await runBatch(db, [...expireLicence(db, id, expires, clock()), mail.statement])
  await sendMails(services, [mail.id])
}

async function remind(services: LicenceServices, { id, expires }: EndingLicence): Promise<void> {
  const { db } = services
  const mail = createOutboxEntry(services, {
    cause: `licence-ends:${id}:${expires}`,
    kind: 'licence-ends',
    organisationId: id,
    payload: { companyId: id, expires },
  })
  await runBatch(db, [...markReminded(db, id, expires), mail.statement])
  await sendMails(services, [mail.id])
}

/** Takes the mark off where a licence has ended, and writes once to those whose licence ends within a month; who is left over waits for the next run. */
export async function maintainLicences(services: LicenceServices): Promise<void> {
  const { db, clock } = services
  const [today, ahead] = [toPlainDate(clock()), toPlainDate(clock() + AHEAD)]
  const told = { failure: 'licence not tended', idOf: ({ id }: EndingLicence) => id }
  await forEachDue(await findEnded(db, today, AT_ONCE), told, (licence) => expire(services, licence))
  await forEachDue(await findEnding(db, today, ahead, AT_ONCE), told, (licence) => remind(services, licence))
}
