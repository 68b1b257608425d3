import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { describeList } from '../http/describe-list.ts'
import { day, oneOf } from '../http/filters.ts'
import { LINE_GROUPS } from './line-groups.ts'

/** What changed a balance; `from` and `to` are the first and the last day, UTC. */
const filters = { group: oneOf(LINE_GROUPS), currency: oneOf(MONEY_CURRENCIES), from: day(), to: day() }

/** Entries of a seafarer's balance, newest first. Only pages of balances load these descriptions. */
export const SEAMAN_LINES = describeList({
  name: 'seaman-lines',
  who: ['seaman'],
  filters,
  sorts: ['newest'],
  pageSize: 25,
})

/** The same for a company. */
export const COMPANY_LINES = describeList({
  name: 'company-lines',
  who: ['company'],
  filters,
  sorts: ['latest'],
  pageSize: 25,
})
