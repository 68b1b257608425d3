import * as declared from '#src/contract/friend/endpoints.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { getFriends, inviteFriend } from './friend.usecases.ts'

const readFriends = implement(declared.readFriends, async ({ services, session }) =>
  getFriends(services, session as Session),
)

const postFriendInvitation = implement(declared.postFriendInvitation, async ({ c, services, session, body }) => {
  const mails = await inviteFriend(services, session as Session, body, readNetwork(c))
  // After the answer, which takes equally long for every address.
  defer(c, sendMails(services, mails))
  return null
})

export const friendEndpoints = [readFriends, postFriendInvitation]
