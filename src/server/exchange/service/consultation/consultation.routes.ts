import * as declared from '#src/contract/service/consultation-endpoints.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { cancelSlot, getSlots, removeSlot } from './admin-slots.usecases.ts'
import { bookSlot } from './book-slot.usecases.ts'
import { getConsultationFile } from './consultation-file.usecases.ts'
import { enterSlots } from './enter-slots.usecases.ts'
import { markSlot } from './mark-slot.usecases.ts'
import { getConsultation } from './read-consultation.usecases.ts'

const own = implement(declared.readConsultation, async ({ services, session, params }) => ({
  consultation: await getConsultation(services, session, params.id),
}))

const book = implement(declared.putConsultation, async ({ services, session, params, body }) => ({
  id: await bookSlot(services, session, params.id, body),
}))

const file = implement(declared.readConsultationFile, async ({ c, services, session, params }) =>
  answerFile(c, {
    body: await getConsultationFile(services, session, params.id),
    ...{ type: 'text/calendar; charset=utf-8', name: 'consultation.ics' },
  }),
)

const list = implement(declared.readSlots, async ({ services, session, query }) => getSlots(services, session, query))

const enter = implement(declared.postSlots, async ({ services, session, body }) => ({
  count: await enterSlots(services, session, body),
}))

const remove = implement(declared.deleteSlot, async ({ services, session, params }) => {
  await removeSlot(services, session, params.id)
  return null
})

const cancel = implement(declared.postSlotCancellation, async ({ services, session, params, body }) => {
  await cancelSlot(services, session, params.id, body.reason)
  return null
})

const createMark = (products: Products) =>
  implement(declared.postSlotOutcome, async ({ services, session, params, body }) => {
    await markSlot(services, products, session, { id: params.id, outcome: body.outcome })
    return null
  })

export const createConsultationEndpoints = (products: Products) => [
  ...[own, book, file, list, enter, remove, cancel],
  createMark(products),
]
