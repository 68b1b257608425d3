import { CONSULTATION_LANGUAGES } from '#src/domain/service/consultation.ts'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf, words } from '../http/filters.ts'

/** `free`: can still be booked. `booked`: the consultation is to come. `open`: it began, and is not marked. `past`: all others. */
export const SLOT_STATES = ['free', 'booked', 'open', 'past'] as const
export type SlotState = (typeof SLOT_STATES)[number]

/** Slots of consultations; `q` is the reference of an order. Only admins load this description. */
export const SLOTS = describeList({
  name: 'consultation-slots',
  who: ['admin'],
  filters: { state: oneOf(SLOT_STATES), language: oneOf(CONSULTATION_LANGUAGES), q: words(MAX_QUERY) },
  sorts: ['start'],
  pageSize: 50,
})
