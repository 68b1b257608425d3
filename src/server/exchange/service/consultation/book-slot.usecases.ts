import type { BookingInput } from '#src/contract/service/consultation-schemas.ts'
import { countPassedReminders, lapseOf, mayChangeBooking } from '#src/domain/service/consultation.ts'
import { countCharacters, normalizeName } from '#src/domain/text/text.ts'
import { MAX_PHONE } from '#src/domain/text/text-limits.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import {
  isGuardFailure,
  isReferenceViolation,
  isUniqueViolation,
  runBatch,
  type Statement,
} from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import { isCleanName } from '#src/server/platform/plain-text.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type FoundPart, moveServiceOrder } from '../services.repository.ts'
import { deleteBooking, type FoundBooking, findBookable, findBooking, insertBooking } from './bookings.repository.ts'
import type { SlotRow } from './consultation.tables.ts'
import { bookableWithin, findConsultation } from './read-consultation.usecases.ts'

/** Fewer digits are no phone number. */
const MIN_PHONE_DIGITS = 5

function checkPhone(phone: string): Text | undefined {
  if (!isCleanName(phone)) return { id: 'field.common.characters' }
  if (countCharacters(phone) > MAX_PHONE) return { id: 'field.name.long', values: { most: MAX_PHONE } }
  return phone.replace(/[^0-9]/g, '').length < MIN_PHONE_DIGITS ? { id: 'field.phone.invalid' } : undefined
}

/** The number to call, null for a video call. Throws a message beside the field. */
function readPhone({ phone: typed }: BookingInput, { way }: SlotRow): string | null {
  if (way !== 'phone') return null
  const phone = normalizeName(typed)
  const wrong = checkPhone(phone)
  if (wrong) throw createFieldFailure('consultation', { phone: wrong })
  return phone
}

type Booking = { found: FoundPart; slot: SlotRow; phone: string | null; before: FoundBooking | undefined }

/** The statements of a booking, and of its mail. */
function prepareBooking(services: Needs<'db' | 'clock' | 'ids'>, { found: { part }, slot, phone, before }: Booking) {
  const { db, clock } = services
  const now = clock()
  const { id: slotId, startsAt } = slot
  const mail = createOutboxEntry(services, {
    ...{ cause: `consultation-booked:${part.id}:${part.version}`, accountId: part.accountId },
    kind: before && before.slot.id !== slotId ? 'consultation-moved' : 'consultation-booked',
    payload: { orderId: part.id, startsAt },
  })
  const reminders = countPassedReminders(startsAt, now)
  const statements: Statement[] = [
    ...(before ? deleteBooking(db, before.booking) : []),
    ...moveServiceOrder(db, part, { state: part.state, dueAt: lapseOf(startsAt), endedAt: null }),
    insertBooking(db, { slotId, orderId: part.id, phone, bookedAt: now, reminders }),
    mail.statement,
  ]
  return { statements, mail: mail.id }
}

/** The slot with this id, if it can be booked or is booked by the part. */
async function findChosen(
  { db, clock }: Needs<'db' | 'clock'>,
  found: FoundPart,
  before: FoundBooking | undefined,
  id: string,
): Promise<SlotRow | undefined> {
  if (before?.slot.id === id) return before.slot
  const [bookable] = await findBookable(db, { ...bookableWithin(found, clock()), id }, 1)
  return bookable?.slot
}

const isTaken = (error: unknown): boolean =>
  isGuardFailure(error) || isUniqueViolation(error) || isReferenceViolation(error)

/**
 * Books a slot for the consultation of an order, or changes its slot until 24 hours before. The same slot again changes the number to call
 * alone. Throws `not-found` for an order without a consultation, `conflict` if the slot is taken or too near, or the part or its booking
 * can no longer change, and a message beside the phone number.
 */
export async function bookSlot(
  services: Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>,
  session: Session,
  groupId: string,
  input: BookingInput,
): Promise<string> {
  const { db, clock } = services
  const found = await findConsultation(services, session, groupId)
  if (!found) throw new Failure('not-found')
  const before = await findBooking(db, found.part.id)
  const slot = await findChosen(services, found, before, input.slot)
  const isOpen = found.part.state === 'open' && mayChangeBooking(before?.slot.startsAt ?? null, clock())
  if (!slot || !isOpen) throw new Failure('conflict')
  const phone = readPhone(input, slot)
  if (before?.slot.id === slot.id && before.booking.phone === phone) return groupId
  const { statements, mail } = prepareBooking(services, { found, slot, phone, before })
  try {
    await runBatch(db, [...demandOpenSession(db, session), ...statements])
  } catch (error) {
    throw isTaken(error) ? new Failure('conflict') : error
  }
  await sendMails(services, [mail])
  await notifyPages(services, [session.accountId], { kind: 'service' })
  return groupId
}
