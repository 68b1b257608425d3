import type { Consultation, ConsultationSlot } from '#src/contract/service/consultation-schemas.ts'
import { BOOKING_REST, MIN_AHEAD, mayChangeBooking } from '#src/domain/service/consultation.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type FoundPart, findGroup } from '../services.repository.ts'
import { type FoundBooking, findBookable, findBooking } from './bookings.repository.ts'
import type { SlotRow } from './consultation.tables.ts'

/** More slots are shown when some of these are booked. */
const MAX_SHOWN = 200

const toSlot = ({ id, startsAt, person, language, way }: SlotRow): ConsultationSlot => ({
  ...{ id, startsAt, person, language, way },
})

const toBooking = ({ slot, booking: { phone } }: FoundBooking): Consultation['booking'] => ({
  ...{ ...toSlot(slot), link: slot.link, phone },
})

/** When a slot of a part may begin. */
export const bookableWithin = ({ part, order }: FoundPart, now: number) => ({
  from: Math.max(now + MIN_AHEAD, part.beginsAt),
  until: order.until - BOOKING_REST,
})

/** The consultation of an order of the caller; undefined if the order has none. Throws `not-found` for the order of another person. */
export async function findConsultation(
  { db }: Needs<'db'>,
  { accountId }: Pick<Session, 'accountId'>,
  groupId: string,
): Promise<FoundPart | undefined> {
  const parts = await findGroup(db, accountId, groupId)
  if (parts.length === 0) throw new Failure('not-found')
  return parts.find(({ part }) => part.kind === 'consultation')
}

/** Returns the consultation of an order with the slots that can be booked; null for an order without one. */
export async function getConsultation(
  services: Needs<'db' | 'clock'>,
  session: Session,
  groupId: string,
): Promise<Consultation | null> {
  const { db, clock } = services
  const now = clock()
  const found = await findConsultation(services, session, groupId)
  if (!found) return null
  const { id, state } = found.part
  const booked = await findBooking(db, id)
  const mayChange = state === 'open' && mayChangeBooking(booked?.slot.startsAt ?? null, now)
  const within = bookableWithin(found, now)
  const slots = mayChange ? await findBookable(db, within, MAX_SHOWN) : []
  return {
    ...{ part: id, booking: booked ? toBooking(booked) : null, mayChange, bookBy: within.until },
    ...{ slots: slots.map(({ slot }) => toSlot(slot)), timeZone: session.user.timeZone },
  }
}
