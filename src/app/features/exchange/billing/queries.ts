import { BALANCE } from '#src/app/money-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { COMPANY_LINES, SEAMAN_LINES } from '#src/contract/billing/list.ts'
import type { OwnBalance } from '#src/contract/billing/schemas.ts'
import { type ListQuery, readList } from '#src/contract/http/describe-list.ts'

const PLACE = /^\d{1,15}$/

/** Where a list of the back office continues; undefined for other text. */
export const readPlace = (text = ''): string | undefined => (PLACE.test(text) ? text : undefined)

export type BalancePath = '/seaman/profile/balance' | '/company/balance'
type Lines = typeof SEAMAN_LINES | typeof COMPANY_LINES

/** The list of a balance with the filter of the address, and its page and file. */
export type ShownLines = { list: Lines; query: ListQuery<Lines>; path: BalancePath; file: string }

export const seamanLines = ({ search }: Pick<PageContext, 'search'>): ShownLines => ({
  list: SEAMAN_LINES,
  query: readList(SEAMAN_LINES, search),
  ...{ path: '/seaman/profile/balance', file: '/server/seaman/balance.csv' },
})

export const companyLines = ({ search }: Pick<PageContext, 'search'>): ShownLines => ({
  list: COMPANY_LINES,
  query: readList(COMPANY_LINES, search),
  ...{ path: '/company/balance', file: '/server/company/balance.csv' },
})

export function seamanBalance(ctx: PageContext) {
  const query = readList(SEAMAN_LINES, ctx.search)
  return pageQuery<OwnBalance>(ctx, [BALANCE, query], () => ctx.api.call('GET /server/seaman/balance', { query }))
}

export function companyBalance(ctx: PageContext) {
  const query = readList(COMPANY_LINES, ctx.search)
  return pageQuery<OwnBalance>(ctx, [BALANCE, query], () => ctx.api.call('GET /server/company/balance', { query }))
}
