import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { readSwitches } from '#src/contract/mailing/switches.ts'

/** The price list with the choice of the address, in the language of the page. */
export const mailingPrices = (ctx: PageContext) => {
  const switches = readSwitches(ctx.search)
  return pageQuery(ctx, ['mailing-prices', switches], () =>
    ctx.api.call('GET /server/company/mailing/price', { query: { ...switches, lang: ctx.locale } }),
  )
}
