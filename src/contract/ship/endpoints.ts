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
  summary: 'List the ships of the company’s fleet',
  who: ['company'],
  member: 'viewer',
  answer: fleetSchema,
})

export const postShip = declareEndpoint({
  method: 'post',
  path: '/server/company/ship/{imo}',
  tag: TAG,
  summary: 'Add a ship to the fleet; refused if it is already there',
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
  summary: 'Add a ship to the fleet, or change its details',
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
  summary: 'Remove a ship from the fleet',
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
  summary: 'Get a ship’s details as a verified company entered them, or null; never from the CVs of other people',
  who: ['seaman', 'company'],
  member: 'viewer',
  params: imoParamsSchema,
  answer: knownShipSchema.nullable(),
})

export const readCompanyNames = declareEndpoint({
  method: 'get',
  path: '/server/company/name',
  tag: TAG,
  summary: 'Suggest names of verified companies for a prefix',
  who: ['seaman', 'company'],
  member: 'viewer',
  query: z.object({ q: limited(MAX_CV_NAME).default('') }),
  answer: z.object({ items: z.array(z.string()) }),
})
