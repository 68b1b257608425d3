import * as declared from '#src/contract/mailing/endpoints.ts'
import { MAILING_PRICES } from '#src/contract/mailing/price-list.ts'
import { implement } from '#src/server/http/endpoint.ts'

const readMailingPrices = implement(declared.readMailingPrices, async () => MAILING_PRICES)

export const priceEndpoints = [readMailingPrices]
