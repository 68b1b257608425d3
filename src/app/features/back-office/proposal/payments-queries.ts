import { COUNTS_KEY } from '#src/app/features/exchange/billing/office-keys.ts'
import { readPlace } from '#src/app/features/exchange/billing/queries.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { ADJUSTMENTS } from '#src/contract/proposal/list.ts'

export const ADJUSTMENTS_KEY = 'adjustments'

/** Proposed corrections of balances, and reversals of corrections. */
export const adjustments = (ctx: PageContext) => {
  const query = readList(ADJUSTMENTS, ctx.search)
  return pageQuery(ctx, [ADJUSTMENTS_KEY, query.page], () => ctx.api.call('GET /server/admin/adjustment', { query }))
}

/** How much needs a decision, by page. */
export const paymentCounts = (ctx: PageContext) =>
  pageQuery(ctx, [COUNTS_KEY], () => ctx.api.call('GET /server/admin/payment/count'))

export const LEDGER = 'ledger'

/** A day of the address; undefined for other text. */
const readDay = (text = ''): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text) ? text : undefined

/** The balance that the address asks for; nothing without a search. */
export function ledger(ctx: PageContext) {
  const { find = '' } = ctx.search
  const before = readPlace(ctx.search.before)
  const on = readDay(ctx.search.on)
  return pageQuery(ctx, [LEDGER, find, before ?? '', on ?? ''], async () =>
    find.trim() ? ctx.api.call('GET /server/admin/ledger', { query: { find, before, on } }) : { found: null },
  )
}
