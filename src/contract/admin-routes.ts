import { REPORTS, USERS, VERIFICATIONS } from './lists.ts'
import { admin, mailings, PAPER, payments, row } from './route-rows.ts'
import { SERVICE_ORDERS } from './service-desk/list.ts'

/** The pages of the back office. */
export const ADMIN_ROUTES = [
  admin('users', USERS.words),
  admin('companies', ['queue', 'q', 'page']),
  admin('recoveries', ['page', 'done']),
  admin('seamen', VERIFICATIONS.words),
  admin('vacancies', [
    ...(['state', 'q', 'rank', 'vessel', 'country', 'source', 'reported', 'from', 'to', 'company', 'feed'] as const),
    ...(['sort', 'page'] as const),
  ]),
  admin('nationality', ['page', 'done']),
  admin('reports', REPORTS.words),
  admin('mailings', ['state', 'q', 'page']),
  mailings('letters', '/letters', ['page', 'done']),
  mailings('mail-domains', '/domains', ['q', 'page']),
  mailings('suppressions', '/suppressions', ['stream', 'q', 'page', 'done']),
  mailings('mailing', '/:id', ['state', 'page']),
  row('admin-service-slots', '/admin/services/slots', 'dashboard', 'admin-only', {
    reads: ['state', 'language', 'q', 'page', 'done'],
  }),
  row('admin-service-texts', '/admin/services/texts', 'dashboard', 'admin-only', {
    reads: ['service', 'language', 'version', 'done'],
  }),
  admin('services', [...SERVICE_ORDERS.words, 'period']),
  row('admin-service', '/admin/services/:id', 'dashboard', 'admin-only', { reads: ['done'] }),
  admin('payments', ['page', 'done']),
  payments('ledger', ['find', 'before', 'on', 'done']),
  payments('books', ['run', 'done']),
  payments('refunds', ['page', 'done']),
  payments('paybacks', ['state', 'page', 'done']),
  payments('transfers', ['state', 'page', 'done', 'added', 'matched', 'known']),
  payments('orders', ['state', 'q', 'page']),
  payments('disputes', ['state', 'page']),
  row('admin-order', '/admin/payments/orders/:id', 'dashboard', 'admin-only', { reads: ['done'] }),
  row('admin-document', '/admin/payments/documents/:number', 'dashboard', 'admin-only', PAPER),
  admin('articles'),
  admin('pages'),
  admin('updates', ['kind', 'state', 'page', 'done']),
  admin('training-centers'),
  admin('prices', ['kind', 'page', 'version', 'done']),
  admin('vocabularies', ['kind', 'page', 'version', 'done']),
  admin('audit'),
  admin('health'),
  row('admin-update', '/admin/updates/:id', 'dashboard', 'admin-only', { reads: ['language', 'done'] }),
  row('admin-seaman', '/admin/seamen/:id', 'dashboard', 'admin-only', { reads: ['done'] }),
  row('admin-vacancy', '/admin/vacancies/:id', 'dashboard', 'admin-only', { reads: ['done'] }),
  row('admin-company', '/admin/companies/:id', 'dashboard', 'admin-only', { reads: ['done'] }),
  row('admin-report', '/admin/reports/:id', 'dashboard', 'admin-only', { reads: ['done'] }),
  row('admin-user', '/admin/users/:id', 'dashboard', 'admin-only'),
]
