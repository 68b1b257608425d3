import { declareEndpoint } from '../http/endpoint.ts'
import { PAGE_PERMISSIONS } from '../http/permissions.ts'
import {
  journalQuerySchema,
  ledgerFindingSchema,
  ledgerQuerySchema,
  liftInputSchema,
  reconciliationQuerySchema,
  reconciliationsSchema,
  stopParamsSchema,
} from './admin-schemas.ts'
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

const RECONCILIATION = '/server/admin/ledger/reconciliation'

export const readReconciliations = declareEndpoint({
  method: 'get',
  path: RECONCILIATION,
  tag: 'Payments',
  summary:
    'The last ten comparisons of the books, the differences of one of them, and the holders whose orders are stopped',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  query: reconciliationQuerySchema,
  answer: reconciliationsSchema,
})

export const postReconciliation = declareEndpoint({
  method: 'post',
  path: RECONCILIATION,
  tag: 'Payments',
  summary: 'Compare the books now, unless another comparison runs or began within the last minute',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  impersonation: 'never',
  answer: reconciliationsSchema,
})

export const postStopEnd = declareEndpoint({
  method: 'post',
  path: '/server/admin/ledger/stop/{id}/end',
  tag: 'Payments',
  summary: 'Let a holder order again, once a comparison of everything finds no difference of the holder',
  who: ['admin'],
  permission: PAGE_PERMISSIONS.payments,
  impersonation: 'never',
  confirmed: true,
  form: 'stop',
  params: stopParamsSchema,
  body: liftInputSchema,
  answer: reconciliationsSchema,
  errors: ['conflict', 'not-found'],
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
