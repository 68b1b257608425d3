import { readPlace } from '#src/app/features/exchange/billing/queries.ts'
import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'

/** Proposed corrections of balances. */
export const adjustments = (ctx: PageContext) =>
  pageQuery(ctx, ['adjustments'], () => ctx.api.call('GET /server/admin/adjustment'))

export const LEDGER = 'ledger'

export const RECONCILIATION = 'reconciliation'

/** Comparisons of the books. The address names the one whose differences are shown. */
export const reconciliations = (ctx: PageContext) => {
  const { run } = ctx.search
  return pageQuery(ctx, [RECONCILIATION, run ?? ''], () =>
    ctx.api.call('GET /server/admin/ledger/reconciliation', { query: { run: run?.slice(0, MAX_RUN) } }),
  )
}

const MAX_RUN = 50

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
