import { z } from 'zod'
import { declareEndpoint } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'
import { mailingPricesSchema } from './schemas.ts'

const choice = limited(20).optional()

export const readMailingPrices = declareEndpoint({
  method: 'get',
  path: '/server/company/mailing/price',
  tag: 'Prices',
  summary: 'List the prices of CV mailings; empty while none can be ordered',
  who: 'anyone',
  query: z.object({
    withApplication: choice,
    withCurrency: choice,
    withFirstPromo: choice,
    lang: choice,
    isHideRu: choice,
    withConsultation: choice,
    withServicePackages: choice,
  }),
  answer: mailingPricesSchema,
  cache: 'public',
})
