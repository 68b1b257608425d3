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
  summary: 'List countries whose law allows companies to require nationalities, latest first',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.nationality,
  query: listQuerySchema(NATIONALITY_LAWS),
  answer: nationalityLawListSchema,
})

export const postNationalityLaw = declareEndpoint({
  method: 'post',
  path: '/server/admin/nationality-law',
  tag: TAG,
  summary: 'Add a country and its law; idempotent',
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
  summary: 'Set the last day of an entry; does not extend one that ends earlier',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.nationality,
  params: nationalityLawParamsSchema,
  form: 'nationality',
  body: nationalityLawEndSchema,
  answer: nationalityLawSchema,
  idempotency: 'natural',
})
