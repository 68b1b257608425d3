import { z } from 'zod'
import {
  CONSULTATION_LANGUAGES,
  MAX_DAYS,
  MAX_IN_ROW,
  MEETING_WAYS,
  OUTCOME_NAMES,
} from '#src/domain/service/consultation.ts'
import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { MAX_PERSON_NAME, MAX_PHONE, MAX_REASON, MAX_TIME_ZONE, MAX_WEBSITE } from '#src/domain/text/text-limits.ts'
import { listAnswer } from '../http/list-schemas.ts'
import { limited, typed } from '../http/text-schemas.ts'
import { SLOT_STATES } from './slot-list.ts'

const MAX_ID = 36

/** A slot that can be booked; its start in UTC ms. */
const slotSchema = z.object({
  id: z.string(),
  startsAt: z.int(),
  person: z.string(),
  language: z.enum(CONSULTATION_LANGUAGES),
  way: z.enum(MEETING_WAYS),
})

/** The consultation of an order of services. */
export const consultationSchema = z.object({
  /** The part of the order. */
  part: z.string(),
  booking: slotSchema.extend({ link: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** Whether the seafarer may book, or change the booking. */
  mayChange: z.boolean(),
  /** Slots that can be booked, the earliest first; empty if nothing can be booked. */
  slots: z.array(slotSchema),
  /** The latest start of a slot that can be booked. */
  bookBy: z.int(),
  /** Null while the time zone of the seafarer is unknown. */
  timeZone: z.string().nullable(),
})

/** Null for an order without a consultation. */
export const ownConsultationSchema = z.object({ consultation: consultationSchema.nullable() })

export const bookingInputSchema = z.object({
  slot: limited(MAX_ID),
  /** Required for a call by telephone. */
  phone: typed(MAX_PHONE),
})

export const slotIdSchema = z.object({ id: limited(MAX_ID) })

export const slotsSchema = listAnswer(
  slotSchema.extend({
    state: z.enum(SLOT_STATES),
    timeZone: z.string(),
    /** Null for a call by telephone, and for the slot of another admin. */
    link: z.string().nullable(),
    booking: z
      .object({
        /** The order that pays. */
        orderId: z.string(),
        reference: z.string(),
        /** Empty for the slot of another admin, and for one that is past, as `phone` is null. */
        seafarer: z.string(),
        phone: z.string().nullable(),
        part: z.enum(SERVICE_STATES),
      })
      .nullable(),
  }),
  {},
)

/** A row of slots: `count` in a row on each of `days` days, at local times. */
export const slotsInputSchema = z.object({
  day: limited(10),
  time: limited(5),
  timeZone: limited(MAX_TIME_ZONE),
  count: z.int().min(1).max(MAX_IN_ROW),
  days: z.int().min(1).max(MAX_DAYS),
  language: z.enum(CONSULTATION_LANGUAGES),
  person: typed(MAX_PERSON_NAME),
  way: z.enum(MEETING_WAYS),
  link: typed(MAX_WEBSITE),
})

export const enteredSlotsSchema = z.object({ count: z.int() })
export const slotCancellationSchema = z.object({ reason: typed(MAX_REASON) })
export const outcomeInputSchema = z.object({ outcome: z.enum(OUTCOME_NAMES) })

export type Consultation = z.infer<typeof consultationSchema>
export type OwnConsultation = z.infer<typeof ownConsultationSchema>
export type ConsultationSlot = z.infer<typeof slotSchema>
export type BookingInput = z.output<typeof bookingInputSchema>
export type Slots = z.infer<typeof slotsSchema>
export type ListedSlot = Slots['items'][number]
export type SlotsInput = z.output<typeof slotsInputSchema>
