import { describeDomain } from '#src/server/domain.ts'
import type { Product } from '#src/server/exchange/order/product.ts'
import { controlMails } from './control/control.mails.ts'
import { mailingAddressPersonalData } from './control/control.personal-data.ts'
import { controlEndpoints } from './control/control.routes.ts'
import { createMailingJobs } from './mailing.jobs.ts'
import { mailingMails } from './mailing.mails.ts'
import { mailingPersonalData } from './mailing.personal-data.ts'
import { priceEndpoints } from './mailing.routes.ts'
import { mailingProduct } from './order/mailing-product.ts'
import { createMailingEndpoints } from './order-mailing.routes.ts'
import { stopLetters } from './stop-letters.ts'

export const mailingDomain = describeDomain({
  endpoints: ({ products }) => [...priceEndpoints, ...controlEndpoints, ...createMailingEndpoints(products)],
  jobs: (registries) => createMailingJobs(registries),
  mails: { ...controlMails, ...mailingMails },
  personalData: { ...mailingPersonalData, ...mailingAddressPersonalData },
  products: [mailingProduct as Product],
  stops: { 'cv-mailing': stopLetters },
})
