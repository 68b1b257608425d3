import { declareEndpoint } from '../http/endpoint.ts'
import { mailingPricesSchema, priceQuerySchema } from './schemas.ts'

export const readMailingPrices = declareEndpoint({
  method: 'get',
  path: '/server/company/mailing/price',
  tag: 'Prices',
  summary: 'List the prices of CV mailings, in the language of `lang`, else of accept-language, else in Russian',
  who: 'anyone',
  query: priceQuerySchema,
  answer: mailingPricesSchema,
  cache: 'public',
})
