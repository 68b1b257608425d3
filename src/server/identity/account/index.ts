import { describeDomain, inOrder } from '#src/server/domain.ts'
import { AVATAR_READERS } from '#src/server/ground/file/reading/file-readers.ts'
import { eraseCounters } from './account.erasure.ts'
import { accountPersonalData } from './account.personal-data.ts'
import { eraseAccountRow, forgetInviter } from './erased-accounts.repository.ts'
import { showAvatar } from './shown-avatar.repository.ts'

export const accountDomain = describeDomain({
  personalData: accountPersonalData,
  erasure: { steps: [inOrder(4, eraseCounters)], rows: [inOrder(7, forgetInviter), inOrder(12, eraseAccountRow)] },
  files: {
    avatar: { act: showAvatar, readers: AVATAR_READERS },
  },
})
