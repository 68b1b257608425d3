import * as declared from '#src/contract/service/form-endpoints.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { answerPaper } from '#src/server/ground/file/answer-paper.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { acceptForm, askForCorrection } from './decide-form.usecases.ts'
import { getFormWorks, getOwnPart, getTalks, openServiceFile } from './read-form.usecases.ts'
import { markServiceRead, writeToPerson } from './write-message.usecases.ts'

const works = implement(declared.readFormWorks, async ({ services, session, params }) =>
  getFormWorks(services, session, params.id),
)

const file = implement(declared.readServiceFile, async ({ c, services, session, params }) => {
  const { part } = await getOwnPart(services, session, params.id)
  return answerPaper(c, 'file', await openServiceFile(services, part, params.file))
})

const createAcceptance = (products: Products) =>
  implement(declared.postFormAcceptance, async ({ services, session, params }) => ({
    id: await acceptForm(services, products, session, params.id),
  }))

const createCorrection = (products: Products) =>
  implement(declared.postFormCorrection, async ({ services, session, params, body }) => ({
    id: await askForCorrection(services, products, session, { id: params.id, text: body.text }),
  }))

const message = implement(declared.postServiceMessage, async ({ services, session, params, body }) => ({
  id: await writeToPerson(services, session, params.id, body),
}))

const reading = implement(declared.postServiceReading, async ({ services, session, params, body }) => {
  await markServiceRead(services, session, params.id, body.last)
  return null
})

const talks = implement(declared.readServiceTalks, async ({ services, session }) => getTalks(services, session))

export const createFormEndpoints = (products: Products) => [
  works,
  file,
  createAcceptance(products),
  createCorrection(products),
  message,
  reading,
  talks,
]
