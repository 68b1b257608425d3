import * as declared from '../../../contract/endpoints/prices.ts'
import { MAILING_PRICES } from '../../../contract/price-list.ts'
import { implement } from '../../http/endpoint.ts'

const readMailingPrices = implement(declared.readMailingPrices, async () => MAILING_PRICES)

export const priceEndpoints = [readMailingPrices]
