import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { SAVED_VACANCIES } from '../lists.ts'
import { vacancyParamsSchema } from '../vacancy-search/schemas.ts'
import {
  alertInputSchema,
  savedSearchInputSchema,
  savedSearchListSchema,
  savedSearchParamsSchema,
  savedStateSchema,
  savedVacancyListSchema,
} from './schemas.ts'

const TAG = 'Saved'

export const readSavedVacancies = declareEndpoint({
  method: 'get',
  path: '/server/seaman/saved-vacancy',
  tag: TAG,
  summary: 'Vacancies that the seafarer put aside, the latest first',
  who: ['seaman'],
  query: listQuerySchema(SAVED_VACANCIES),
  answer: savedVacancyListSchema,
})

export const putSavedVacancy = declareEndpoint({
  method: 'put',
  path: '/server/seaman/saved-vacancy/{id}',
  tag: TAG,
  summary: 'Put a vacancy aside',
  who: ['seaman'],
  params: vacancyParamsSchema,
  answer: savedStateSchema,
  idempotency: 'natural',
  errors: ['gone', 'validation-failed'],
})

export const deleteSavedVacancy = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/saved-vacancy/{id}',
  tag: TAG,
  summary: 'Take a vacancy out of those that were put aside',
  who: ['seaman'],
  params: vacancyParamsSchema,
  answer: savedStateSchema,
  idempotency: 'natural',
})

export const readSavedSearches = declareEndpoint({
  method: 'get',
  path: '/server/seaman/saved-search',
  tag: TAG,
  summary: 'Searches that the seafarer keeps, and how often each tells of new vacancies',
  who: ['seaman'],
  answer: savedSearchListSchema,
})

export const createSavedSearch = declareEndpoint({
  method: 'post',
  path: '/server/seaman/saved-search',
  tag: TAG,
  summary: 'Keep a search; one that is kept already only changes how often it tells',
  who: ['seaman'],
  form: 'saved',
  body: savedSearchInputSchema,
  answer: savedSearchListSchema,
  idempotency: 'natural',
})

export const putSavedSearch = declareEndpoint({
  method: 'put',
  path: '/server/seaman/saved-search/{id}',
  tag: TAG,
  summary: 'Change how often a search tells of new vacancies',
  who: ['seaman'],
  params: savedSearchParamsSchema,
  form: 'saved',
  body: alertInputSchema,
  answer: savedSearchListSchema,
  idempotency: 'natural',
})

export const deleteSavedSearch = declareEndpoint({
  method: 'delete',
  path: '/server/seaman/saved-search/{id}',
  tag: TAG,
  summary: 'Keep a search no longer',
  who: ['seaman'],
  params: savedSearchParamsSchema,
  answer: savedSearchListSchema,
  idempotency: 'natural',
})
