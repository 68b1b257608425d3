import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { CREW } from '../lists.ts'
import { crewDetailSchema, crewListSchema, crewVisibilitySchema, ownVisibilitySchema } from './schemas.ts'

const TAG = 'Crew'

const memberParams = z.object({ id: z.string().regex(/^[0-9a-f-]{36}$/) })

export const getCrewList = declareEndpoint({
  method: 'get',
  path: '/server/seamans',
  tag: TAG,
  summary: 'List seafarers who chose to be listed, without names and contact details',
  who: CREW.who,
  limits: ['crew-address', 'crew-account', 'crew-member'],
  query: listQuerySchema(CREW),
  answer: crewListSchema,
  errors: ['too-many-views'],
})

export const getCrewMember = declareEndpoint({
  method: 'get',
  path: '/server/seamans/{id}',
  tag: TAG,
  summary: 'Get the public card of a seafarer; 404 if it is hidden',
  who: 'anyone',
  limits: ['people-address', 'people-account', 'people-new-company', 'people-company', 'people-together'],
  params: memberParams,
  answer: crewDetailSchema,
  errors: ['too-many-people'],
})

export const postCrewView = declareEndpoint({
  method: 'post',
  path: '/server/seamans/{id}/view',
  tag: TAG,
  summary: 'Record that a card was viewed for two seconds; the seafarer sees who viewed it',
  who: 'anyone',
  limits: ['view-address', 'view-account'],
  params: memberParams,
  answer: z.null(),
})

export const putVisibility = declareEndpoint({
  method: 'put',
  path: '/server/seaman/visibility',
  tag: TAG,
  summary: 'Set what others see of the seafarer',
  who: ['seaman'],
  body: crewVisibilitySchema,
  answer: ownVisibilitySchema,
  idempotency: 'natural',
})
