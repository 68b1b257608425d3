import { describeDomain } from '#src/server/domain.ts'
import { controlMails } from './control/control.mails.ts'
import { mailingAddressPersonalData } from './control/control.personal-data.ts'
import { controlEndpoints } from './control/control.routes.ts'
import { mailingPersonalData } from './mailing.personal-data.ts'
import { priceEndpoints } from './mailing.routes.ts'
import { stopLetters } from './stop-letters.ts'

export const mailingDomain = describeDomain({
  endpoints: [...priceEndpoints, ...controlEndpoints],
  mails: controlMails,
  personalData: { ...mailingPersonalData, ...mailingAddressPersonalData },
  stops: { 'cv-mailing': stopLetters },
})
