import * as declared from '#src/contract/feed/endpoints.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerListFile } from '#src/server/http/list-file.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { refreshFigures } from '#src/server/work/market/overview.usecases.ts'
import { addAddress, changeSettings, confirmFeed, getFeed, listFeeds, readNow, removeFeed } from './feed.usecases.ts'
import { reportFile } from './report-file.ts'

/** The answer of an act contains the changes for the page it leads to. */
const FIRST_ROWS = readList(FEED_ROWS, {})

const readFeeds = implement(declared.readFeeds, async ({ services, session }) =>
  listFeeds(services, companyOf(session)),
)

const readFeedFile = implement(declared.readFeedFile, async ({ c, services, session, params, query }) =>
  answerListFile(
    c,
    services,
    { session, list: FEED_ROWS, query },
    await reportFile(services, companyOf(session), params.id, query),
  ),
)

const postAddress = implement(declared.postAddress, async ({ services, session, body }) => {
  const id = await addAddress(services, session, body.address)
  return getFeed(services, companyOf(session), id, FIRST_ROWS)
})

const readFeed = implement(declared.readFeed, async ({ services, session, params, query }) =>
  getFeed(services, companyOf(session), params.id, query),
)

const postReading = implement(declared.postReading, async ({ services, session, params }) => {
  await readNow(services, session, params.id)
  return getFeed(services, companyOf(session), params.id, FIRST_ROWS)
})

const postConfirmation = implement(declared.postConfirmation, async ({ c, services, session, params, body }) => {
  await confirmFeed(services, session, params.id, body)
  defer(c, refreshFigures(services))
  return getFeed(services, companyOf(session), params.id, FIRST_ROWS)
})

const putSettings = implement(declared.putSettings, async ({ services, session, params, body }) => {
  await changeSettings(services, session, params.id, body.publishesAlone)
  return getFeed(services, companyOf(session), params.id, FIRST_ROWS)
})

const postRemoval = implement(declared.postRemoval, async ({ c, services, session, params, body }) => {
  await removeFeed(services, session, params.id, body.vacancies)
  if (body.vacancies === 'close') defer(c, refreshFigures(services))
  return listFeeds(services, companyOf(session))
})

export const feedEndpoints = [
  readFeeds,
  readFeedFile,
  postAddress,
  readFeed,
  postReading,
  postConfirmation,
  putSettings,
  postRemoval,
]
