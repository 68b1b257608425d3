import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import { journalQuerySchema, ledgerFindingSchema, ledgerQuerySchema, reconciliationSchema } from './admin-schemas.ts'
import { journalPath } from './journal-path.ts'

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

export const readReconciliation = declareEndpoint({
  method: 'get',
  path: '/server/admin/ledger/reconciliation',
  tag: 'Payments',
  summary: 'Compare balances, holds and sealed months with the entries; at most 100 differences',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  answer: reconciliationSchema,
})

export const readJournal = declareEndpoint({
  method: 'get',
  path: journalPath,
  tag: 'Payments',
  summary: 'All entries of a period as plain-text accounting, for hledger or Beancount',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  impersonation: 'never',
  limits: ['list-file-account'],
  query: journalQuerySchema,
  form: 'journal',
  kind: 'stream',
})
