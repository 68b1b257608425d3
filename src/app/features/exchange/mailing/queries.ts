import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { PAGE_SWITCHES, type PageSwitch } from '#src/contract/mailing/switches.ts'

/** The switches that are on in the address. */
export const switchesOf = ({ search }: Pick<PageContext, 'search'>): PageSwitch[] =>
  PAGE_SWITCHES.filter((name) => search[name] === 'true')

/** The price list with the choice of the address, in the language of the page. */
export const mailingPrices = (ctx: PageContext) => {
  const switches = switchesOf(ctx)
  return pageQuery(ctx, ['mailing-prices', ...switches], () =>
    ctx.api.call('GET /server/company/mailing/price', {
      query: { ...Object.fromEntries(switches.map((name) => [name, 'true'])), lang: ctx.locale },
    }),
  )
}
