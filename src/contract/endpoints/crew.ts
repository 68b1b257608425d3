import { z } from 'zod'
import { declareEndpoint } from '../endpoint.ts'
import { CREW } from '../list/lists.ts'
import { crewDetailSchema, crewListSchema, crewVisibilitySchema, ownVisibilitySchema } from '../schemas/crew.ts'
import { listQuerySchema } from '../schemas/list.ts'

const TAG = 'Crew'

export const getCrewList = declareEndpoint({
  method: 'get',
  path: '/server/seamans',
  tag: TAG,
  summary: 'Seafarers who chose to be listed, without names and contacts',
  who: CREW.who,
  limits: ['crew-address', 'crew-account'],
  query: listQuerySchema(CREW),
  answer: crewListSchema,
  errors: ['too-many-views'],
})

export const getCrewMember = declareEndpoint({
  method: 'get',
  path: '/server/seamans/{id}',
  tag: TAG,
  summary: 'One seafarer as others may see them; hidden ones are not found',
  who: 'anyone',
  limits: ['crew-address', 'crew-account'],
  params: z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) }),
  answer: crewDetailSchema,
  errors: ['too-many-views'],
})

export const putVisibility = declareEndpoint({
  method: 'put',
  path: '/server/seaman/visibility',
  tag: TAG,
  summary: 'What the asking seafarer lets others see in the crew list',
  who: ['seaman'],
  body: crewVisibilitySchema,
  answer: ownVisibilitySchema,
  idempotency: 'natural',
})
