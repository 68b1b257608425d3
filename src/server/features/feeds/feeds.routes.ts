import * as declared from '#src/contract/endpoints/feeds.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { companyOf } from '../sessions/session.ts'
import { refreshFigures } from '../statistics/overview.usecases.ts'
import { addAddress, changeSettings, confirmFeed, getFeed, listFeeds, readNow, removeFeed } from './feeds.usecases.ts'

const readFeeds = implement(declared.readFeeds, async ({ services, session }) =>
  listFeeds(services, companyOf(session)),
)

const postAddress = implement(declared.postAddress, async ({ services, session, body }) => ({
  id: await addAddress(services, companyOf(session), body.address),
}))

const readFeed = implement(declared.readFeed, async ({ services, session, params, query }) =>
  getFeed(services, companyOf(session), params.id, query),
)

const postReading = implement(declared.postReading, async ({ services, session, params }) => {
  await readNow(services, companyOf(session), params.id)
  return { id: params.id }
})

const postConfirmation = implement(declared.postConfirmation, async ({ c, services, session, params, body }) => {
  await confirmFeed(services, companyOf(session), params.id, body)
  defer(c, refreshFigures(services))
  return { id: params.id }
})

const putSettings = implement(declared.putSettings, async ({ services, session, params, body }) => {
  await changeSettings(services, companyOf(session), params.id, body.publishesAlone)
  return { id: params.id }
})

const postRemoval = implement(declared.postRemoval, async ({ c, services, session, params, body }) => {
  await removeFeed(services, companyOf(session), params.id, body.vacancies)
  if (body.vacancies === 'close') defer(c, refreshFigures(services))
  return { id: params.id }
})

export const feedEndpoints = [readFeeds, postAddress, readFeed, postReading, postConfirmation, putSettings, postRemoval]
