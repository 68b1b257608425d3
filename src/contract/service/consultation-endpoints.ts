import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import {
  bookingInputSchema,
  enteredSlotsSchema,
  outcomeInputSchema,
  ownConsultationSchema,
  slotCancellationSchema,
  slotIdSchema,
  slotsInputSchema,
  slotsSchema,
} from './consultation-schemas.ts'
import { orderedServiceSchema, serviceIdSchema } from './schemas.ts'
import { SLOTS } from './slot-list.ts'

const TAG = 'Services'
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const
const OWN = '/server/seaman/service-order/{id}/consultation'
const ADMIN = { who: ['admin'], permission: PAGE_PERMISSIONS.services } as const
const PATH = '/server/admin/consultation-slot'

export const readConsultation = declareEndpoint({
  method: 'get',
  path: OWN,
  tag: TAG,
  summary: 'The consultation of an order: its booking, and the slots that can be booked',
  ...SEAMAN,
  params: serviceIdSchema,
  answer: ownConsultationSchema,
})

export const putConsultation = declareEndpoint({
  method: 'put',
  path: OWN,
  tag: TAG,
  summary: 'Book a slot for the consultation of an order, or change the slot until 24 hours before',
  ...SEAMAN,
  params: serviceIdSchema,
  form: 'consultation',
  body: bookingInputSchema,
  answer: orderedServiceSchema,
  idempotency: 'natural',
  errors: ['not-found', 'conflict'],
})

export const readConsultationFile = declareEndpoint({
  method: 'get',
  path: `${OWN}.ics`,
  tag: TAG,
  summary: 'The booked consultation as iCalendar',
  ...SEAMAN,
  params: serviceIdSchema,
  kind: 'stream',
  errors: ['not-found'],
})

export const readSlots = declareEndpoint({
  ...ADMIN,
  method: 'get',
  path: PATH,
  tag: TAG,
  summary: 'List slots of consultations with their bookings: slots to come by start, past ones the latest first',
  impersonation: 'never',
  query: listQuerySchema(SLOTS),
  answer: slotsSchema,
})

export const postSlots = declareEndpoint({
  ...ADMIN,
  method: 'post',
  path: PATH,
  tag: TAG,
  summary: 'Enter slots at local times; none if one overlaps with another slot of the admin',
  form: 'slots',
  body: slotsInputSchema,
  answer: enteredSlotsSchema,
  status: 201,
})

export const deleteSlot = declareEndpoint({
  ...ADMIN,
  method: 'delete',
  path: `${PATH}/{id}`,
  tag: TAG,
  summary: 'Remove a slot that is not booked',
  params: slotIdSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})

export const postSlotCancellation = declareEndpoint({
  ...ADMIN,
  method: 'post',
  path: `${PATH}/{id}/cancellation`,
  tag: TAG,
  summary: 'Cancel a booked slot that has not begun; the seafarer may choose another one, or cancel',
  params: slotIdSchema,
  form: 'cancellation',
  body: slotCancellationSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})

export const postSlotOutcome = declareEndpoint({
  ...ADMIN,
  method: 'post',
  path: `${PATH}/{id}/outcome`,
  tag: TAG,
  summary: 'Mark a consultation that has begun as held, missed by the seafarer or missed by us',
  params: slotIdSchema,
  body: outcomeInputSchema,
  answer: z.null(),
  errors: ['not-found', 'conflict'],
})
