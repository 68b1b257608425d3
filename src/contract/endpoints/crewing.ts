import { declareEndpoint } from '../endpoint.ts'
import {
  agencyListSchema,
  agencyMessageInputSchema,
  agencyMessageSchema,
  agencyParamsSchema,
  agencyQuerySchema,
  agencySchema,
  countryParamsSchema,
} from '../schemas/crewing.ts'

const TAG = 'Crewing'

export const listAgencies = declareEndpoint({
  method: 'get',
  path: '/server/crewing',
  tag: TAG,
  summary: 'Search the directory of agencies and employers',
  who: 'anyone',
  query: agencyQuerySchema,
  answer: agencyListSchema,
  cache: 'public',
})

export const listAgenciesOfCountry = declareEndpoint({
  method: 'get',
  path: '/server/crewing/{country}',
  tag: TAG,
  summary: 'Search the directory in one country, named by its ISO code',
  who: 'anyone',
  params: countryParamsSchema,
  query: agencyQuerySchema,
  answer: agencyListSchema,
  cache: 'public',
})

export const readAgency = declareEndpoint({
  method: 'get',
  path: '/server/crewing/{country}/{slug}',
  tag: TAG,
  summary: 'One company: licence, offices, fleets, newest vacancies, measured answers',
  who: 'anyone',
  params: agencyParamsSchema,
  answer: agencySchema,
  cache: 'public',
})

export const postMessage = declareEndpoint({
  method: 'post',
  path: '/server/crewing/{country}/{slug}/message',
  tag: TAG,
  summary: 'Write to a company; it gets a mail, and the seafarer a copy',
  who: ['seaman'],
  limits: ['message-account'],
  params: agencyParamsSchema,
  body: agencyMessageInputSchema,
  answer: agencyMessageSchema,
  status: 201,
  idempotency: 'by-key',
})
