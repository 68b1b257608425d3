import { describeDomain } from '#src/server/domain.ts'
import { registrationMails } from './registration.mails.ts'
import { registrationEndpoints } from './registration.routes.ts'

export const registrationDomain = describeDomain({
  endpoints: registrationEndpoints,
  mails: registrationMails,
})
