import * as declared from '#src/contract/service-desk/endpoints.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { answerFile } from '#src/server/http/answer-file.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { extendPremiumOf } from './extend-premium.usecases.ts'
import { deliverForm, giveUpForm, takePart, writeToSeafarer } from './fulfil-form.usecases.ts'
import { getDeskOrder, getDeskOrders } from './read-desk.usecases.ts'
import { getFigures } from './read-figures.usecases.ts'
import { openDeskCv, openDeskFile } from './read-files.usecases.ts'

const list = implement(declared.readDeskOrders, async ({ services, session, query }) =>
  getDeskOrders(services, session, query),
)

const figures = implement(declared.readServiceFigures, async ({ services, query }) =>
  getFigures(services, query.period),
)

const read = implement(declared.readDeskOrder, async ({ services, session, params }) =>
  getDeskOrder(services, session, params.id),
)

const file = implement(declared.readDeskFile, async ({ c, services, session, params }) =>
  answerPaper(c, 'file', await openDeskFile(services, session, params.id, params.file)),
)

const cv = implement(declared.readDeskCv, async ({ c, services, session, params }) =>
  answerFile(c, await openDeskCv(services, session, params.id)),
)

const assign = implement(declared.postAssignment, async ({ services, session, params, body }) => {
  await takePart(services, session, params.id, body)
  return null
})

const createDelivery = (products: Products) =>
  implement(declared.postDelivery, async ({ services, session, params, body }) => {
    await deliverForm(services, products, session, { id: params.id, file: body.file })
    return null
  })

const message = implement(declared.postDeskMessage, async ({ services, session, params, body }) => {
  await writeToSeafarer(services, session, params.id, body)
  return null
})

const createLapse = (products: Products) =>
  implement(declared.postLapse, async ({ services, session, params, body }) => {
    await giveUpForm(services, products, session, { id: params.id, reason: body.reason })
    return null
  })

const extend = implement(declared.postExtension, async ({ services, session, params, body }) => {
  await extendPremiumOf(services, session, params.id, body)
  return null
})

export const createServiceDeskEndpoints = (products: Products) => [
  ...[list, figures, read, file, cv, assign, message, extend],
  ...[createDelivery(products), createLapse(products)],
]
