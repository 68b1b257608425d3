import { describeDomain } from '#src/server/domain.ts'
import { invitationMails } from './invitation.mails.ts'
import { invitationPersonalData } from './invitation.personal-data.ts'
import { invitationEndpoints } from './invitation.routes.ts'

export const invitationDomain = describeDomain({
  endpoints: invitationEndpoints,
  mails: invitationMails,
  personalData: invitationPersonalData,
})
