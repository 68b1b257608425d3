import { declareEndpoint } from '../http/endpoint.ts'
import {
  companyListSchema,
  companyParamsSchema,
  companyPreviewSchema,
  companyQuerySchema,
  companySchema,
  countryParamsSchema,
} from './schemas.ts'

const TAG = 'Crewing'

export const listCompanies = declareEndpoint({
  method: 'get',
  path: '/server/crewing',
  tag: TAG,
  summary: 'Search the directory of crewing agencies and shipowners',
  who: 'anyone',
  query: companyQuerySchema,
  answer: companyListSchema,
  cache: 'public',
})

export const listCompaniesOfCountry = declareEndpoint({
  method: 'get',
  path: '/server/crewing/{country}',
  tag: TAG,
  summary: 'Search the directory in one country, given by its ISO code',
  who: 'anyone',
  params: countryParamsSchema,
  query: companyQuerySchema,
  answer: companyListSchema,
  cache: 'public',
})

export const readPreview = declareEndpoint({
  method: 'get',
  path: '/server/company/preview',
  tag: TAG,
  summary: 'Get the company’s own public page, also while it is not listed',
  who: ['company'],
  member: 'viewer',
  answer: companyPreviewSchema,
  errors: ['not-found'],
})

export const readCompany = declareEndpoint({
  method: 'get',
  path: '/server/crewing/{country}/{slug}',
  tag: TAG,
  summary: 'Get a company: licence, offices, fleets, newest vacancies, response figures',
  who: 'anyone',
  params: companyParamsSchema,
  answer: companySchema,
  cache: 'public',
})
