import { and, asc, eq, exists, gt, gte, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { BOOKING_REST, MIN_AHEAD, REMINDERS } from '#src/domain/service/consultation.ts'
import { DAY } from '#src/domain/time.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { outboxTable } from '#src/server/ground/mail/mail.tables.ts'
import { holdsPermission } from '#src/server/identity/permission/permission.repository.ts'
import { isActive } from '#src/server/platform/active-account.ts'
import { type Database, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { serviceOrderTable as part } from '../service.tables.ts'
import {
  type BookingRow,
  consultationBookingTable as booking,
  consultationSlotTable as slot,
} from './consultation.tables.ts'

const selectBookings = (db: Database) =>
  db
    .select({ booking, slot, part })
    .from(booking)
    .innerJoin(slot, eq(slot.id, booking.slotId))
    .innerJoin(part, eq(part.id, booking.orderId))

export type FoundBooking = Awaited<ReturnType<typeof selectBookings>>[number]

/** The booking of a part. */
export const findBooking = (db: Database, orderId: string): Promise<FoundBooking | undefined> =>
  selectBookings(db).where(eq(booking.orderId, orderId)).get()

/** Bookings of which a reminder is due, the earliest first. */
export const findDueReminders = (db: Database, now: number, limit: number): Promise<FoundBooking[]> =>
  selectBookings(db)
    .where(
      and(
        eq(part.state, 'open'),
        gte(slot.startsAt, now),
        or(...REMINDERS.map((before, sent) => and(lte(slot.startsAt, now + before), lte(booking.reminders, sent)))),
      ),
    )
    .orderBy(asc(slot.startsAt))
    .limit(limit)

/** Whether the admin who entered the slot still gives consultations. */
const isOffered = and(
  sql.raw(isActive('consultation_slot.admin_id')),
  holdsPermission(sql`${slot.adminId}`, PAGE_PERMISSIONS.services),
)

type Within = { from: number | SQL; until: number | SQL }

/** Whether a slot has no booking and begins within a time. */
const isBookable = ({ from, until }: Within): SQL | undefined =>
  and(isNull(booking.slotId), gte(slot.startsAt, from), lte(slot.startsAt, until), isOffered)

/** Slots without a booking that begin within a time, the earliest first. `id`: of one slot; undefined for all. */
export const findBookable = (db: Database, { id, ...within }: Within & { id?: string }, limit: number) =>
  db
    .select({ slot })
    .from(slot)
    .leftJoin(booking, eq(booking.slotId, slot.id))
    .where(and(isBookable(within), id === undefined ? undefined : eq(slot.id, id)))
    .orderBy(asc(slot.startsAt), asc(slot.id))
    .limit(limit)

/** Whether a part of a query of parts and their orders can book a slot now. */
const hasBookable = (db: Database, now: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(slot)
      .leftJoin(booking, eq(booking.slotId, slot.id))
      .where(
        isBookable({
          from: sql`max(${now + MIN_AHEAD}, ${part.beginsAt})`,
          until: sql`${orderTable.until} - ${BOOKING_REST}`,
        }),
      ),
  )

/** The cause of the mail about a booking that we cancelled. `version`: of the part before. */
export const causeOfCancelling = (id: string, version: number): string => `consultation-cancelled:${id}:${version}`

/** Whether the booking of a part of a query was cancelled after an instant, and none was made since. */
const wasCancelled = (db: Database, after: number): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(outboxTable)
      .where(
        and(
          eq(
            outboxTable.cause,
            sql`'consultation-cancelled:' || service_order.id || ':' || (service_order.version - 1)`,
          ),
          gt(outboxTable.createdAt, after),
        ),
      ),
  )

/** Whether the seafarer of a part of a query can book a slot now, and had two days to do so after we cancelled a booking. */
export const isToBook = (db: Database, now: number): SQL | undefined =>
  and(hasBookable(db, now), not(wasCancelled(db, now - 2 * DAY)))

/** Fails if the slot is booked or gone, or the part has a booking. */
export const insertBooking = (db: Database, row: BookingRow): Statement => db.insert(booking).values(row)

/** Aborts the batch if the booking was changed since it was read. */
export const deleteBooking = (db: Database, { slotId, orderId }: BookingRow): Statement[] => [
  db.delete(booking).where(and(eq(booking.slotId, slotId), eq(booking.orderId, orderId))),
  ...demandOneChange(db),
]

/** Aborts the batch if the booking was changed, or another run was first. */
export const countReminders = (db: Database, { slotId, orderId, reminders }: BookingRow, sent: number): Statement[] => [
  db
    .update(booking)
    .set({ reminders: sent })
    .where(and(eq(booking.slotId, slotId), eq(booking.orderId, orderId), eq(booking.reminders, reminders))),
  ...demandOneChange(db),
]

/** For the batch that ends an order: its slot can be booked again if it has not begun. */
export const freeSlot = (db: Database, orderId: string, now: number): Statement =>
  db
    .delete(booking)
    .where(
      and(
        eq(booking.orderId, orderId),
        sql`${booking.slotId} IN (SELECT s.id FROM consultation_slot s WHERE s.starts_at > ${now})`,
      ),
    )
