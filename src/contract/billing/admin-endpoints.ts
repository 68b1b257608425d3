import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { ledgerFindingSchema, ledgerQuerySchema } from './admin-schemas.ts'

export const readLedger = declareEndpoint({
  method: 'get',
  path: '/server/admin/ledger',
  tag: 'Payments',
  summary: 'The balance and entries of a seafarer or company, by address, id or reference',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  query: ledgerQuerySchema,
  answer: ledgerFindingSchema,
})
