import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm'
import type { SlotState } from '#src/contract/service/slot-list.ts'
import { type ConsultationLanguage, SLOT_LENGTH } from '#src/domain/service/consultation.ts'
import { orderTable } from '#src/server/exchange/order/order.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { serviceOrderTable as part } from '../service.tables.ts'
import {
  consultationBookingTable as booking,
  type SlotRow,
  consultationSlotTable as slot,
} from './consultation.tables.ts'

const selectSlots = (db: Database, now: number) =>
  db
    .select({
      slot,
      booking,
      part,
      reference: orderTable.reference,
      seafarer: sql<string | null>`${seamanTable.firstname} || ' ' || ${seamanTable.surname}`,
      state: stateOf(now),
    })
    .from(slot)
    .leftJoin(booking, eq(booking.slotId, slot.id))
    .leftJoin(part, eq(part.id, booking.orderId))
    .leftJoin(orderTable, eq(orderTable.id, booking.orderId))
    .leftJoin(seamanTable, eq(seamanTable.accountId, part.accountId))

const stateOf = (now: number): SQL<SlotState> =>
  sql<SlotState>`CASE WHEN ${booking.slotId} IS NULL THEN iif(${slot.startsAt} > ${now}, 'free', 'past')
    WHEN ${part.state} = 'open' THEN iif(${slot.startsAt} > ${now}, 'booked', 'open') ELSE 'past' END`

export type FoundSlot = Awaited<ReturnType<typeof selectSlots>>[number]

/** A slot with its booking, and the part that booked it. */
export const findSlot = (db: Database, id: string, now: number): Promise<FoundSlot | undefined> =>
  selectSlots(db, now).where(eq(slot.id, id)).get()

export type SlotFilter = {
  state?: SlotState | undefined
  language?: ConsultationLanguage | undefined
  q?: string | undefined
}

/** Without a state, past slots are left out, unless an order is asked for. */
const isListed = ({ state, language, q }: SlotFilter, now: number): SQL | undefined =>
  and(
    state ? sql`${stateOf(now)} = ${state}` : q === undefined ? ne(stateOf(now), 'past') : undefined,
    language && eq(slot.language, language),
    q === undefined ? undefined : eq(orderTable.reference, q.toUpperCase()),
  )

/** A page of slots by start; past ones the latest first. */
export const listSlots = (db: Database, filter: SlotFilter, now: number, page: { limit: number; offset: number }) =>
  selectSlots(db, now)
    .where(isListed(filter, now))
    .orderBy(filter.state === 'past' ? desc(slot.startsAt) : asc(slot.startsAt), asc(slot.id))
    .limit(page.limit)
    .offset(page.offset)

export async function countSlots(db: Database, filter: SlotFilter, now: number): Promise<number> {
  const counted = await db
    .select({ count: sql<number>`count(*)` })
    .from(slot)
    .leftJoin(booking, eq(booking.slotId, slot.id))
    .leftJoin(part, eq(part.id, booking.orderId))
    .leftJoin(orderTable, eq(orderTable.id, booking.orderId))
    .where(isListed(filter, now))
    .get()
  return counted?.count ?? 0
}

/** Whether no slot of an admin overlaps with one of these starts. */
const areFree = (adminId: string, starts: readonly number[]): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM consultation_slot s JOIN json_each(${JSON.stringify(starts)}) j
    ON s.starts_at > j.value - ${SLOT_LENGTH} AND s.starts_at < j.value + ${SLOT_LENGTH} WHERE s.admin_id = ${adminId})`

/** Inserts slots of one admin, which do not overlap with each other. Aborts the batch if one overlaps with a slot that exists. */
export function insertSlots(db: Database, rows: readonly [SlotRow, ...SlotRow[]]): Statement[] {
  const starts = rows.map(({ startsAt }) => startsAt)
  return [...demand(db, areFree(rows[0].adminId, starts)), ...rows.map((row) => db.insert(slot).values(row))]
}

/** Deletes a slot, which `orderId` booked, or nobody. Aborts the batch if its booking is another one by now. */
export const deleteSlot = (db: Database, id: string, orderId: string | null): Statement[] => [
  db
    .delete(slot)
    .where(
      and(
        eq(slot.id, id),
        sql`(SELECT b.order_id FROM consultation_booking b WHERE b.slot_id = ${slot.id}) IS ${orderId}`,
      ),
    ),
  ...demandOneChange(db),
]
