import { negotiateLocale } from '#src/contract/http/negotiate-locale.ts'
import * as declared from '#src/contract/mailing/endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { getPriceList } from './price-list.usecases.ts'

/** The default language of prices (SPEC 9). */
const PRICE_LANGUAGE = 'ru'

const readMailingPrices = implement(declared.readMailingPrices, async ({ c, services, query }) =>
  getPriceList(services, query, query.lang ?? negotiateLocale(c.req.header('accept-language')) ?? PRICE_LANGUAGE),
)

export const priceEndpoints = [readMailingPrices]
