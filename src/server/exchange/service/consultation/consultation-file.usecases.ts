import { localizePath } from '#src/contract/http/addresses.ts'
import { serviceOrderPath } from '#src/contract/service/service-path.ts'
import { SLOT_LENGTH } from '#src/domain/service/consultation.ts'
import { MINUTE } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { writeIcs } from '#src/server/people/document/write-ics.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findBooking } from './bookings.repository.ts'
import { findConsultation } from './read-consultation.usecases.ts'

/**
 * Returns the booked consultation of an order as iCalendar. Its UID is the same for each slot of the part, so that a calendar moves the
 * event. Throws `not-found` without a booking.
 */
export async function getConsultationFile(
  services: Needs<'db' | 'config'>,
  session: Session,
  groupId: string,
): Promise<string> {
  const { db, config } = services
  const found = await findConsultation(services, session, groupId)
  const booked = found && (await findBooking(db, found.part.id))
  if (!booked) throw new Failure('not-found')
  const { slot, booking } = booked
  const { language } = session.user
  const { t } = await loadServerIntl(language)
  return writeIcs({
    name: t('service.kind.consultation'),
    product: config.productName,
    events: [
      {
        ...{ uid: `consultation-${booking.orderId}`, changedAt: booking.bookedAt },
        sequence: Math.floor(booking.bookedAt / MINUTE),
        ...{ startsAt: slot.startsAt, endsAt: slot.startsAt + SLOT_LENGTH },
        title: t('consultation.file.title', { person: slot.person }),
        place: slot.link ?? t('consultation.way.phone'),
        url: (config.origins[0] ?? '') + localizePath(language, serviceOrderPath(groupId)),
      },
    ],
  })
}
