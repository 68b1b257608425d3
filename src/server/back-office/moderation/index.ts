import { describeDomain } from '#src/server/domain.ts'
import { moderationMails } from './moderation.mails.ts'
import { moderationEndpoints } from './moderation.routes.ts'

export const moderationDomain = describeDomain({
  endpoints: moderationEndpoints,
  mails: moderationMails,
})
