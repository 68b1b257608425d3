import * as declared from '#src/contract/endpoints/friends.ts'
import { readNetwork } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import type { Session } from '../sessions/session.ts'
import { getFriends, inviteFriend } from './friends.usecases.ts'

const readFriends = implement(declared.readFriends, async ({ services, session }) =>
  getFriends(services, session as Session),
)

const postFriendInvitation = implement(declared.postFriendInvitation, async ({ c, services, session, body }) => {
  const mails = await inviteFriend(services, session as Session, body, readNetwork(c))
  // Behind the answer, which takes as long for an address that is not written to.
  defer(c, sendMails(services, mails))
  return null
})

export const friendEndpoints = [readFriends, postFriendInvitation]
