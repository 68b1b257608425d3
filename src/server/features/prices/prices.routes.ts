import * as declared from '#src/contract/endpoints/prices.ts'
import { MAILING_PRICES } from '#src/contract/price-list.ts'
import { implement } from '#src/server/http/endpoint.ts'

const readMailingPrices = implement(declared.readMailingPrices, async () => MAILING_PRICES)

export const priceEndpoints = [readMailingPrices]
