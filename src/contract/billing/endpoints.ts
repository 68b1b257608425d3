import { declareEndpoint } from '../http/endpoint.ts'
import { declareListFile } from '../http/list-file.ts'
import { listQuerySchema } from '../http/list-schemas.ts'
import { COMPANY_LINES, SEAMAN_LINES } from './list.ts'
import { ownBalanceSchema } from './schemas.ts'

const TAG = 'Balance'

export const readSeamanBalance = declareEndpoint({
  method: 'get',
  path: '/server/seaman/balance',
  tag: TAG,
  summary: 'The balances of the seafarer, and a page of the entries that changed them',
  who: SEAMAN_LINES.who,
  impersonation: 'never',
  query: listQuerySchema(SEAMAN_LINES),
  answer: ownBalanceSchema,
})

export const readSeamanBalanceFile = declareListFile(SEAMAN_LINES, {
  path: '/server/seaman/balance.csv',
  tag: TAG,
  summary: 'Export the entries of the seafarer’s balance as CSV',
})

export const readCompanyBalance = declareEndpoint({
  method: 'get',
  path: '/server/company/balance',
  tag: TAG,
  summary: 'The balances of the company, and a page of the entries that changed them',
  who: COMPANY_LINES.who,
  member: 'owner',
  impersonation: 'never',
  query: listQuerySchema(COMPANY_LINES),
  answer: ownBalanceSchema,
})

export const readCompanyBalanceFile = declareListFile(COMPANY_LINES, {
  path: '/server/company/balance.csv',
  tag: TAG,
  member: 'owner',
  summary: 'Export the entries of the company’s balance as CSV',
})
