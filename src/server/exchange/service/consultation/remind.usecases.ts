import { BOOKING_REST, REMINDERS } from '#src/domain/service/consultation.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { remindOfUnused } from '../remind.usecases.ts'
import { countReminders, type FoundBooking, findDueReminders, isToBook } from './bookings.repository.ts'

type Reminding = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/** More are left to the next run. */
const MAX_AT_ONCE = 100

/** Sends the reminder that is due now; earlier ones that were not sent are left out. */
async function remind(services: Reminding, { booking, slot, part }: FoundBooking): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const sent = REMINDERS.filter((before) => slot.startsAt - before <= now).length
  const mail = createOutboxEntry(services, {
    ...{ cause: `consultation-reminder:${part.id}:${booking.bookedAt}:${sent}`, kind: 'consultation-reminder' },
    ...{ accountId: part.accountId, payload: { orderId: part.id, startsAt: slot.startsAt } },
  })
  await runBatch(db, [...countReminders(db, booking, sent), mail.statement])
  await sendMails(services, [mail.id])
}

/** Reminds of consultations 24 hours and one hour before, once each. */
export async function remindOfConsultations(services: Reminding): Promise<void> {
  const due = await findDueReminders(services.db, services.clock(), MAX_AT_ONCE)
  await forEachDue(due, { failure: 'consultation not reminded', idOf: ({ part }) => part.id }, (found) =>
    remind(services, found),
  )
}

/** Reminds seafarers of a consultation that they ordered and did not book, while a slot can be booked. */
export const remindOfBookings = (services: Reminding): Promise<void> =>
  remindOfUnused(services, {
    ...{ kind: 'consultation', mail: 'consultation-unbooked' },
    ...{ rest: BOOKING_REST, usable: isToBook },
  })
