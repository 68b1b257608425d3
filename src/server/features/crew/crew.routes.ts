import * as declared from '#src/contract/endpoints/crew.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { saveVisibility } from './crew-card.usecases.ts'
import { freshenCrewChoices } from './crew-choices.usecases.ts'
import { getCrewDetail } from './crew-detail.usecases.ts'
import { listCrew } from './crew-list.usecases.ts'

/** Against copying the list: every page and every profile counts, also those that are not there. */
async function countView(c: AppContext): Promise<void> {
  const { limiter, clock } = c.get('services')
  const session = c.get('session')
  if (session) await limiter.take('crew-account', session.accountId, clock())
  else await limiter.take('crew-address', readNetwork(c), clock())
}

const getCrewList = implement(declared.getCrewList, async ({ c, services, session, query }) => {
  await countView(c)
  const list = await listCrew(services, query, { seamanId: null, companyId: null, ...session })
  defer(c, freshenCrewChoices(services))
  return list
})

const getCrewMember = implement(declared.getCrewMember, async ({ c, services, session, params }) => {
  await countView(c)
  return getCrewDetail(services, params.id, { seamanId: null, companyId: null, ...session })
})

const putVisibility = implement(declared.putVisibility, async ({ services, session, body }) => {
  if (!session) throw new Failure('not-found')
  return saveVisibility(services, session, body)
})

export const crewEndpoints = [getCrewList, getCrewMember, putVisibility]
