import { describeDomain } from '#src/server/domain.ts'
import { friendMails } from './friend.mails.ts'
import { friendEndpoints } from './friend.routes.ts'

export const friendDomain = describeDomain({
  endpoints: friendEndpoints,
  mails: friendMails,
})
