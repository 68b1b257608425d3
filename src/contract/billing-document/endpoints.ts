import { declareEndpoint } from '../http/endpoint.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { DOCUMENTS } from './list.ts'
import {
  documentParamsSchema,
  documentSchema,
  documentsSchema,
  statementQuerySchema,
  statementSchema,
} from './schemas.ts'

const TAG = 'Documents of a balance'
/** Seafarers, and owners of companies. */
const OWNERS = { who: ['seaman', 'company'], member: 'owner', impersonation: 'never' } as const

export const readDocuments = declareEndpoint({
  method: 'get',
  path: '/server/balance/document',
  tag: TAG,
  summary: 'Invoices, receipts and credit notes of the seafarer or company',
  ...OWNERS,
  query: listQuerySchema(DOCUMENTS),
  answer: documentsSchema,
})

export const readDocument = declareEndpoint({
  method: 'get',
  path: '/server/balance/document/{number}',
  tag: TAG,
  summary: 'A document of the seafarer or company as it was issued',
  ...OWNERS,
  params: documentParamsSchema,
  answer: documentSchema,
})

export const readStatement = declareEndpoint({
  method: 'get',
  path: '/server/balance/statement',
  tag: TAG,
  summary: 'Opening balance, entries and closing balance in a currency over months',
  ...OWNERS,
  query: statementQuerySchema,
  answer: statementSchema,
})

export const readAdminDocument = declareEndpoint({
  method: 'get',
  path: '/server/admin/document/{number}',
  tag: TAG,
  summary: 'A document as it was issued',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  impersonation: 'never',
  params: documentParamsSchema,
  answer: documentSchema,
})
