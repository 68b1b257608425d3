import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { NATIONALITY_LAWS } from './list.ts'
import {
  nationalityLawEndSchema,
  nationalityLawInputSchema,
  nationalityLawListSchema,
  nationalityLawParamsSchema,
  nationalityLawSchema,
} from './schemas.ts'

const TAG = 'Nationality laws'

export const readNationalityLaws = declareEndpoint({
  method: 'get',
  path: '/server/admin/nationality-law',
  tag: TAG,
  summary: 'Countries whose law lets their companies ask for nationalities, those that were entered last first',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.nationality,
  query: listQuerySchema(NATIONALITY_LAWS),
  answer: nationalityLawListSchema,
})

export const postNationalityLaw = declareEndpoint({
  method: 'post',
  path: '/server/admin/nationality-law',
  tag: TAG,
  summary: 'Enter a country by its law; the same entry once more changes nothing',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.nationality,
  form: 'nationality',
  body: nationalityLawInputSchema,
  answer: nationalityLawSchema,
  status: 201,
  idempotency: 'natural',
  errors: ['conflict'],
})

export const putNationalityLawEnd = declareEndpoint({
  method: 'put',
  path: '/server/admin/nationality-law/{id}/end',
  tag: TAG,
  summary: 'End an entry by its last day; one that ends by then already stays as it is',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.nationality,
  params: nationalityLawParamsSchema,
  form: 'nationality',
  body: nationalityLawEndSchema,
  answer: nationalityLawSchema,
  idempotency: 'natural',
})
