import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConsultationLanguage, MeetingWay } from '#src/domain/service/consultation.ts'

/** Slots of consultations that admins entered. */
export const consultationSlotTable = sqliteTable('consultation_slot', {
  id: text('id').primaryKey(),
  /** Who gives the consultation. */
  adminId: text('admin_id').notNull(),
  /** The name of that person, as seafarers see it. */
  person: text('person').notNull(),
  startsAt: integer('starts_at').notNull(),
  /** In which the admin entered the start. */
  timeZone: text('time_zone').notNull(),
  language: text('language').$type<ConsultationLanguage>().notNull(),
  way: text('way').$type<MeetingWay>().notNull(),
  /** Of a video call. */
  link: text('link'),
  createdAt: integer('created_at').notNull(),
})

/** Bookings: a slot is booked once, and a part books one slot. */
export const consultationBookingTable = sqliteTable('consultation_booking', {
  slotId: text('slot_id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** Which the admin calls. */
  phone: text('phone'),
  bookedAt: integer('booked_at').notNull(),
  /** Reminders that were sent, or whose time was over when the slot was booked. */
  reminders: integer('reminders').notNull(),
})

export type SlotRow = typeof consultationSlotTable.$inferSelect
export type BookingRow = typeof consultationBookingTable.$inferSelect
