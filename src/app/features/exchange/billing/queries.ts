import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { LINE_GROUPS } from '#src/contract/billing/line-groups.ts'
import type { BalanceQuery } from '#src/contract/billing/schemas.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'

const PLACE = /^\d{1,15}$/

/** Where a list continues; undefined for other text. */
export const readPlace = (text = ''): string | undefined => (PLACE.test(text) ? text : undefined)

/** The filter of the address. Unknown words are ignored. */
export const readFilter = ({ search }: Pick<PageContext, 'search'>): BalanceQuery => ({
  group: LINE_GROUPS.find((group) => group === search.group),
  currency: MONEY_CURRENCIES.find((currency) => currency === search.currency),
  before: readPlace(search.before),
})

const BALANCE = 'balance'

export function seamanBalance(ctx: PageContext) {
  const query = readFilter(ctx)
  return pageQuery(ctx, [BALANCE, query], () => ctx.api.call('GET /server/seaman/balance', { query }))
}

export function companyBalance(ctx: PageContext) {
  const query = readFilter(ctx)
  return pageQuery(ctx, [BALANCE, query], () => ctx.api.call('GET /server/company/balance', { query }))
}
