import { declareEndpoint } from '../http/endpoint.ts'
import { vacancyDetailSchema, vacancyListSchema, vacancyParamsSchema, vacancyQuerySchema } from './schemas.ts'

const TAG = 'Vacancies'

export const listVacancies = declareEndpoint({
  method: 'get',
  path: '/server/vacancy',
  tag: TAG,
  summary: 'Search published vacancies',
  who: 'anyone',
  query: vacancyQuerySchema,
  answer: vacancyListSchema,
  cache: 'public',
})

export const readVacancy = declareEndpoint({
  method: 'get',
  path: '/server/vacancy/{id}',
  tag: TAG,
  summary: 'Get a vacancy; expired ones can be read for thirty days',
  who: 'anyone',
  params: vacancyParamsSchema,
  answer: vacancyDetailSchema,
  cache: 'public',
  errors: ['gone'],
})
