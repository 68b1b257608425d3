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
  summary: 'List the seafarer’s saved vacancies, latest first',
  who: ['seaman'],
  query: listQuerySchema(SAVED_VACANCIES),
  answer: savedVacancyListSchema,
})

export const putSavedVacancy = declareEndpoint({
  method: 'put',
  path: '/server/seaman/saved-vacancy/{id}',
  tag: TAG,
  summary: 'Save a vacancy',
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
  summary: 'Remove a saved vacancy',
  who: ['seaman'],
  params: vacancyParamsSchema,
  answer: savedStateSchema,
  idempotency: 'natural',
})

export const readSavedSearches = declareEndpoint({
  method: 'get',
  path: '/server/seaman/saved-search',
  tag: TAG,
  summary: 'List the seafarer’s saved searches and the frequency of their alerts',
  who: ['seaman'],
  answer: savedSearchListSchema,
})

export const createSavedSearch = declareEndpoint({
  method: 'post',
  path: '/server/seaman/saved-search',
  tag: TAG,
  summary: 'Save a search; if it is saved already, changes the frequency of its alerts',
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
  summary: 'Change the frequency of a search’s alerts',
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
  summary: 'Delete a saved search',
  who: ['seaman'],
  params: savedSearchParamsSchema,
  answer: savedSearchListSchema,
  idempotency: 'natural',
})
