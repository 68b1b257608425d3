import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { ListedSlot, Slots } from '#src/contract/service/consultation-schemas.ts'
import { SLOTS } from '#src/contract/service/slot-list.ts'
import type { AdminAction, AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import { readReason } from '#src/server/platform/reason.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { moveServiceOrder } from '../services.repository.ts'
import { causeOfCancelling } from './bookings.repository.ts'
import { countSlots, deleteSlot, type FoundSlot, findSlot, listSlots } from './slots.repository.ts'

/** Only the admin who gives a consultation reads whom to meet and how, until it is marked. */
function toListed({ slot, booking, part, reference, seafarer, state }: FoundSlot, me: string): ListedSlot {
  const { id, adminId, startsAt, person, language, way, timeZone, link } = slot
  const isMine = adminId === me
  const meets = isMine && state !== 'past'
  return {
    ...{ id, startsAt, person, language, way, timeZone, link: isMine ? link : null, state },
    booking:
      booking && part
        ? {
            ...{ orderId: booking.orderId, reference: reference ?? '', part: part.state },
            ...{ seafarer: meets ? (seafarer ?? '') : '', phone: meets ? booking.phone : null },
          }
        : null,
  }
}

/** Returns a page of slots. */
export async function getSlots(
  { db, clock }: Needs<'db' | 'clock'>,
  { accountId: me }: Pick<Session, 'accountId'>,
  { page, state, language, q }: ListQuery<typeof SLOTS>,
): Promise<Slots> {
  const [now, { pageSize }, filter] = [clock(), SLOTS, { state, language, q }]
  const [rows, total] = await Promise.all([
    listSlots(db, filter, now, { limit: pageSize, offset: (page - 1) * pageSize }),
    countSlots(db, filter, now),
  ])
  return { items: rows.map((row) => toListed(row, me)), total, page, pageSize }
}

/** Returns a slot. Throws `not-found` for another id, and `conflict` unless the slot is in the state. */
export async function readSlot(
  { db, clock }: Needs<'db' | 'clock'>,
  id: string,
  state: FoundSlot['state'],
): Promise<FoundSlot> {
  const found = await findSlot(db, id, clock())
  if (!found) throw new Failure('not-found')
  if (found.state !== state) throw new Failure('conflict')
  return found
}

type Recording = Needs<'db' | 'clock' | 'ids'>
type Act = { action: AdminAction; reason?: string; after?: AuditedValues }

/** The permission for an act on a slot, and its event, for the start of a batch. */
export const recordSlotAct = (
  services: Recording,
  session: Session,
  { slot, part }: FoundSlot,
  { action, reason, after = {} }: Act,
): Statement[] => [
  ...demandPermission(services.db, session, PAGE_PERMISSIONS.services),
  createAdminEvent(services, {
    ...{ actor: session.accountId, action, reason, after, accountId: part?.accountId ?? null },
    object: { kind: 'consultation-slot', id: slot.id },
    before: { 'slot.startsAt': new Date(slot.startsAt).toISOString() },
  }),
]

async function run({ db }: Needs<'db'>, statements: readonly Statement[]): Promise<void> {
  try {
    await runBatch(db, statements)
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}

/** Removes a slot. Throws `not-found`, and `conflict` if it is booked or has begun. */
export async function removeSlot(services: Recording, session: Session, id: string): Promise<void> {
  const found = await readSlot(services, id, 'free')
  await run(services, [
    ...recordSlotAct(services, session, found, { action: 'slot-removed' }),
    ...deleteSlot(services.db, id, null),
  ])
}

/**
 * Cancels a booked slot that has not begun: it no longer exists, and its part can book another one or be cancelled. Throws `not-found`,
 * `conflict` if it is not booked or has begun, and a message beside the reason.
 */
export async function cancelSlot(
  services: Recording & Needs<'jobQueue' | 'live'>,
  session: Session,
  id: string,
  typed: string,
): Promise<void> {
  const reason = readReason(typed, 'cancellation')
  const found = await readSlot(services, id, 'booked')
  const { slot, part } = found
  if (!part) throw new Failure('conflict')
  const mail = createOutboxEntry(services, {
    ...{ cause: causeOfCancelling(part.id, part.version), kind: 'consultation-cancelled' },
    ...{ accountId: part.accountId, payload: { orderId: part.id, startsAt: slot.startsAt } },
  })
  await run(services, [
    ...recordSlotAct(services, session, found, { action: 'slot-cancelled', reason }),
    ...deleteSlot(services.db, id, part.id),
    ...moveServiceOrder(services.db, part, { state: part.state, dueAt: null, endedAt: null }),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
  await notifyPages(services, [part.accountId], { kind: 'service' })
}
