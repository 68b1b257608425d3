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
const SEAMAN = { who: ['seaman'], impersonation: 'never' } as const
const OWNER = { who: ['company'], member: 'owner', impersonation: 'never' } as const
const LIST = { query: listQuerySchema(DOCUMENTS), answer: documentsSchema } as const
const ONE = { params: documentParamsSchema, answer: documentSchema } as const
const STATEMENT = { query: statementQuerySchema, answer: statementSchema } as const

export const readSeamanDocuments = declareEndpoint({
  method: 'get',
  path: '/server/seaman/balance/document',
  tag: TAG,
  summary: 'Invoices, receipts and credit notes of the seafarer',
  ...SEAMAN,
  ...LIST,
})

export const readSeamanDocument = declareEndpoint({
  method: 'get',
  path: '/server/seaman/balance/document/{number}',
  tag: TAG,
  summary: 'A document of the seafarer as it was issued',
  ...SEAMAN,
  ...ONE,
})

export const readSeamanStatement = declareEndpoint({
  method: 'get',
  path: '/server/seaman/balance/statement',
  tag: TAG,
  summary: 'Opening balance, entries and closing balance of the seafarer in a currency over months',
  ...SEAMAN,
  ...STATEMENT,
})

export const readCompanyDocuments = declareEndpoint({
  method: 'get',
  path: '/server/company/balance/document',
  tag: TAG,
  summary: 'Invoices, receipts and credit notes of the company',
  ...OWNER,
  ...LIST,
})

export const readCompanyDocument = declareEndpoint({
  method: 'get',
  path: '/server/company/balance/document/{number}',
  tag: TAG,
  summary: 'A document of the company as it was issued',
  ...OWNER,
  ...ONE,
})

export const readCompanyStatement = declareEndpoint({
  method: 'get',
  path: '/server/company/balance/statement',
  tag: TAG,
  summary: 'Opening balance, entries and closing balance of the company in a currency over months',
  ...OWNER,
  ...STATEMENT,
})

export const readAdminDocument = declareEndpoint({
  method: 'get',
  path: '/server/admin/document/{number}',
  tag: TAG,
  summary: 'A document as it was issued',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  impersonation: 'never',
  ...ONE,
})
