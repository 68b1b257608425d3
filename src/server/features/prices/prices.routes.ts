import { z } from 'zod'
import { MAILING_PRICES } from '../../../contract/price-list.ts'
import { mailingPricesSchema } from '../../../contract/schemas/mailing-price.ts'
import { defineEndpoint } from '../../http/endpoint.ts'

const choice = z.string().max(20).optional()

const readMailingPrices = defineEndpoint(
  {
    method: 'get',
    path: '/server/company/mailing/price',
    tag: 'Prices',
    summary: 'What CV mailings cost; empty while none can be ordered',
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
  },
  async () => MAILING_PRICES,
)

export const priceEndpoints = [readMailingPrices]
