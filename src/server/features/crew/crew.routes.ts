import { z } from 'zod'
import {
  crewDetailSchema,
  crewListSchema,
  crewQuerySchema,
  crewVisibilitySchema,
} from '../../../contract/schemas/crew.ts'
import { readNetwork } from '../../http/caller.ts'
import { type AppContext, defer } from '../../http/context.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { Failure } from '../../platform/failure.ts'
import { saveVisibility } from './crew-card.usecases.ts'
import { freshenCrewChoices } from './crew-choices.usecases.ts'
import { getCrewDetail } from './crew-detail.usecases.ts'
import { listCrew } from './crew-list.usecases.ts'

const TAG = 'Crew'

/** Against copying the list: every page and every profile counts, also those that are not there. */
async function countView(c: AppContext): Promise<void> {
  const { limiter, clock } = c.get('services')
  const session = c.get('session')
  if (session) await limiter.take('crew-account', session.accountId, clock())
  else await limiter.take('crew-address', readNetwork(c), clock())
}

const getCrewList = defineEndpoint(
  {
    method: 'get',
    path: '/server/seamans',
    tag: TAG,
    summary: 'Seafarers who chose to be listed, without names and contacts',
    who: 'anyone',
    limits: ['crew-address', 'crew-account'],
    query: crewQuerySchema,
    answer: crewListSchema,
    errors: ['bad-request', 'too-many-views'],
  },
  async ({ c, services, session, query }) => {
    await countView(c)
    const list = await listCrew(services, query, session?.seamanId ?? null)
    defer(c, freshenCrewChoices(services))
    return list
  },
)

const getCrewMember = defineEndpoint(
  {
    method: 'get',
    path: '/server/seamans/{id}',
    tag: TAG,
    summary: 'One seafarer as others may see them; hidden ones are not found',
    who: 'anyone',
    limits: ['crew-address', 'crew-account'],
    params: z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) }),
    answer: crewDetailSchema,
    errors: ['not-found', 'too-many-views'],
  },
  async ({ c, services, session, params }) => {
    await countView(c)
    return getCrewDetail(services, params.id, session?.seamanId ?? null)
  },
)

const putVisibility = defineEndpoint(
  {
    method: 'put',
    path: '/server/seaman/visibility',
    tag: TAG,
    summary: 'What the asking seafarer lets others see in the crew list',
    who: ['seaman'],
    body: crewVisibilitySchema,
    answer: crewVisibilitySchema,
    idempotency: 'natural',
    errors: ['validation-failed', 'csrf-failed'],
  },
  async ({ services, session, body }) => {
    if (!session) throw new Failure('not-found')
    return saveVisibility(services, session, body)
  },
)

export const crewEndpoints = [getCrewList, getCrewMember, putVisibility]
