import { readPlace } from '#src/app/features/exchange/billing/queries.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

/** Proposed corrections of balances. */
export const adjustments = (ctx: PageContext) =>
  pageQuery(ctx, ['adjustments'], () => ctx.api.call('GET /server/admin/adjustment'))

export const LEDGER = 'ledger'

/** Differences in the books, if the address asks for them. */
export const reconciliation = (ctx: PageContext) => {
  const isAsked = ctx.search.check === '1'
  return pageQuery(ctx, ['reconciliation', isAsked], async () =>
    isAsked ? ctx.api.call('GET /server/admin/ledger/reconciliation', {}) : null,
  )
}

/** The balance that the address asks for; nothing without a search. */
export function ledger(ctx: PageContext) {
  const { find = '' } = ctx.search
  const before = readPlace(ctx.search.before)
  return pageQuery(ctx, [LEDGER, find, before ?? ''], async () =>
    find.trim() ? ctx.api.call('GET /server/admin/ledger', { query: { find, before } }) : { found: null },
  )
}
