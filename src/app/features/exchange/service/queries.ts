import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { SERVICES } from '#src/app/service-news.ts'
import { MONEY_CURRENCIES, type MoneyCurrency } from '#src/domain/money/amount.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'

/** The currency of the address; US dollars without one. */
export const currencyOf = ({ search }: Pick<PageContext, 'search'>): MoneyCurrency =>
  MONEY_CURRENCIES.find((currency) => currency === search.currency) ?? 'USD'

const residenceOf = ({ search: { residence } }: PageContext): string | undefined =>
  residence && isCountry(residence) ? residence : undefined

/** The services that are sold, beside mailings. */
export const soldServices = (ctx: PageContext) =>
  pageQuery(ctx, [SERVICES, 'sold'], () => ctx.api.call('GET /server/seaman/service', { query: { lang: ctx.locale } }))

export const ownServices = (ctx: PageContext) =>
  pageQuery(ctx, [SERVICES, 'own'], () =>
    ctx.api.call('GET /server/seaman/service-order', { query: { lang: ctx.locale } }),
  )

/** The service of the address, in the currency of the address. */
export function soldService(ctx: PageContext) {
  const [id, currency, residence] = [ctx.params.id ?? '', currencyOf(ctx), residenceOf(ctx)]
  return pageQuery(ctx, [SERVICES, 'sold', id, currency, residence ?? null], () =>
    ctx.api.call('GET /server/seaman/service/{id}', {
      params: { id },
      query: { lang: ctx.locale, currency, residence },
    }),
  )
}

/** The forms of the order of the address, with their files and messages. */
export function formWorks(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [SERVICES, 'own', id, 'form'], () =>
    ctx.api.call('GET /server/seaman/service-order/{id}/form', { params: { id } }),
  )
}

/** The order of the address; fetched again after each change. */
export function ownService(ctx: PageContext) {
  const { id = '' } = ctx.params
  return pageQuery(ctx, [SERVICES, 'own', id], () =>
    ctx.api.call('GET /server/seaman/service-order/{id}', { params: { id }, query: { lang: ctx.locale } }),
  )
}
