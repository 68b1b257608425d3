import type { PrivacyInput } from '../crew/privacy-schemas.ts'
import type { Call } from '../http/call.ts'
import type { FriendInvitation } from './schemas.ts'

/** For the pages of a seafarer's profile: friends, and who sees what. */
export const createFriendApi = (call: Call) => ({
  getFriends: () => call('GET /server/seaman/friends'),
  inviteFriend: (body: FriendInvitation) => call('POST /server/seaman/friends/invitation', { body }),
  getPrivacy: () => call('GET /server/seaman/privacy'),
  savePrivacy: (body: PrivacyInput) => call('PUT /server/seaman/privacy', { body }),
})
