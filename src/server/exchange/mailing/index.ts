import { describeDomain } from '#src/server/domain.ts'
import type { Product } from '#src/server/exchange/order/product.ts'
import { controlMails } from './control/control.mails.ts'
import { controlEndpoints } from './control/control.routes.ts'
import { mailingLetterListener } from './engine/letter-events.usecases.ts'
import { createMailingJobs } from './mailing.jobs.ts'
import { mailingMails } from './mailing.mails.ts'
import { mailingPersonalData } from './mailing.personal-data.ts'
import { priceEndpoints } from './mailing.routes.ts'
import { mailingProduct } from './order/mailing-product.ts'
import { createMailingEndpoints } from './order-mailing.routes.ts'
import { createReviewEndpoints } from './review/review.routes.ts'
import { stopLetters } from './stop-letters.ts'

export const mailingDomain = describeDomain({
  endpoints: ({ products }) => [
    ...priceEndpoints,
    ...controlEndpoints,
    ...createMailingEndpoints(products),
    ...createReviewEndpoints(products),
  ],
  jobs: (registries) => createMailingJobs(registries),
  letterEvents: [mailingLetterListener],
  mails: { ...controlMails, ...mailingMails },
  personalData: mailingPersonalData,
  products: [mailingProduct as Product],
  stops: { 'cv-mailing': stopLetters },
})
