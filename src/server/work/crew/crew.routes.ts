import * as declared from '#src/contract/crew/endpoints.ts'
import { readCaller, readNetwork } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { demandViewPace, noteView } from '../profile-view/note-view.usecases.ts'
import { demandPerson } from '../profile-view/people-limits.usecases.ts'
import { saveVisibility } from './crew-card.usecases.ts'
import { freshenCrewChoices } from './crew-choices.usecases.ts'
import { findShownSeaman, getCrewDetail } from './crew-detail.usecases.ts'
import { listCrew } from './crew-list.usecases.ts'
import { askingOf } from './crew-viewer.ts'

/** Limits copying of the list: every page counts. */
async function countPage(c: AppContext): Promise<void> {
  const { limiter, clock } = c.get('services')
  const session = c.get('session')
  if (session?.companyId) await limiter.take('crew-member', session.accountId, clock())
  else if (session) await limiter.take('crew-account', session.accountId, clock())
  else await limiter.take('crew-address', readNetwork(c), clock())
}

const getCrewList = implement(declared.getCrewList, async ({ c, services, session, query }) => {
  await countPage(c)
  const list = await listCrew(services, query, askingOf(session))
  defer(c, freshenCrewChoices(services))
  return list
})

const getCrewMember = implement(declared.getCrewMember, async ({ c, services, session, params }) => {
  // Unknown ids count too.
  await demandPerson(services, readCaller(c), params.id)
  return getCrewDetail(services, params.id, askingOf(session))
})

const postCrewView = implement(declared.postCrewView, async ({ c, services, session, params }) => {
  const caller = readCaller(c)
  await demandViewPace(services, caller)
  const seamanId = await findShownSeaman(services, params.id, askingOf(session))
  await noteView(services, caller, { seamanId, part: 'card', userAgent: c.req.header('user-agent') })
  return null
})

const putVisibility = implement(declared.putVisibility, async ({ services, session, body }) => {
  if (!session) throw new Failure('not-found')
  return saveVisibility(services, session, body)
})

export const crewEndpoints = [getCrewList, getCrewMember, postCrewView, putVisibility]
