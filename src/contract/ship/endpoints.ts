import { z } from 'zod'
import { MAX_CV_NAME } from '#src/domain/text/text-limits.ts'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { fleetSchema, imoParamsSchema, knownShipSchema, shipFactsSchema } from './schemas.ts'

const TAG = 'Ships'

export const readFleet = declareEndpoint({
  method: 'get',
  path: '/server/company/ship',
  tag: TAG,
  summary: 'The ships of the company’s own fleet',
  who: ['company'],
  member: 'viewer',
  answer: fleetSchema,
})

export const postShip = declareEndpoint({
  method: 'post',
  path: '/server/company/ship/{imo}',
  tag: TAG,
  summary: 'Add a ship to the own fleet; one that is in it is refused, and stays as it is',
  who: ['company'],
  member: 'recruiter',
  params: imoParamsSchema,
  form: 'ship',
  body: shipFactsSchema,
  answer: fleetSchema,
})

export const putShip = declareEndpoint({
  method: 'put',
  path: '/server/company/ship/{imo}',
  tag: TAG,
  summary: 'Add a ship to the own fleet, or change its facts',
  who: ['company'],
  member: 'recruiter',
  params: imoParamsSchema,
  form: 'ship',
  body: shipFactsSchema,
  answer: fleetSchema,
  idempotency: 'natural',
})

export const deleteShip = declareEndpoint({
  method: 'delete',
  path: '/server/company/ship/{imo}',
  tag: TAG,
  summary: 'Take a ship out of the own fleet',
  who: ['company'],
  member: 'recruiter',
  params: imoParamsSchema,
  answer: fleetSchema,
  idempotency: 'natural',
})

export const readShip = declareEndpoint({
  method: 'get',
  path: '/server/ship/{imo}',
  tag: TAG,
  summary:
    'What a verified company says of a ship of its fleet, null where none has it; never what is in the CVs of others',
  who: ['seaman', 'company'],
  member: 'viewer',
  params: imoParamsSchema,
  answer: knownShipSchema.nullable(),
})

export const readCompanyNames = declareEndpoint({
  method: 'get',
  path: '/server/company/name',
  tag: TAG,
  summary: 'Names of checked companies that begin with what is typed',
  who: ['seaman', 'company'],
  member: 'viewer',
  query: z.object({ q: limited(MAX_CV_NAME).default('') }),
  answer: z.object({ items: z.array(z.string()) }),
})
