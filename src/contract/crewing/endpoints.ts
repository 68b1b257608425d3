import { declareEndpoint } from '../http/endpoint.ts'
import {
  companyListSchema,
  companyParamsSchema,
  companyQuerySchema,
  companySchema,
  countryParamsSchema,
} from './schemas.ts'

const TAG = 'Crewing'

export const listCompanies = declareEndpoint({
  method: 'get',
  path: '/server/crewing',
  tag: TAG,
  summary: 'Search the directory of agencies and employers',
  who: 'anyone',
  query: companyQuerySchema,
  answer: companyListSchema,
  cache: 'public',
})

export const listCompaniesOfCountry = declareEndpoint({
  method: 'get',
  path: '/server/crewing/{country}',
  tag: TAG,
  summary: 'Search the directory in one country, named by its ISO code',
  who: 'anyone',
  params: countryParamsSchema,
  query: companyQuerySchema,
  answer: companyListSchema,
  cache: 'public',
})

export const readCompany = declareEndpoint({
  method: 'get',
  path: '/server/crewing/{country}/{slug}',
  tag: TAG,
  summary: 'One company: licence, offices, fleets, newest vacancies, measured answers',
  who: 'anyone',
  params: companyParamsSchema,
  answer: companySchema,
  cache: 'public',
})
