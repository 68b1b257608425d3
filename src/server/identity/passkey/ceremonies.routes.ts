import * as declared from '#src/contract/passkey/ceremony-endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { type AppContext, defer } from '#src/server/http/context.ts'
import { readPreSessionCookie, writePreSessionCookie } from '#src/server/http/cookies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { answerEntrance } from '../session/answer-entrance.ts'
import { answerSession } from '../session/answer-session.ts'
import { closeSockets } from '../session/devices.usecases.ts'
import { addPasskey, offerCreation } from './add-passkey.usecases.ts'
import { enterByPasskey, offerRequest, type Visit } from './enter-by-passkey.usecases.ts'
import { listPasskeys } from './manage-passkeys.usecases.ts'

const VERIFIED = { verified: true } as const

/** A new browser gets a secret to which its challenge is bound. */
function readVisit(c: AppContext): Visit {
  let secret = readPreSessionCookie(c)
  if (!secret) {
    secret = c.get('services').ids.secret()
    writePreSessionCookie(c, secret)
  }
  return { caller: readCaller(c), visitHash: hashText(secret) }
}

const getCreation = implement(declared.getCreation, async ({ services, session }) => offerCreation(services, session))

const postCreation = implement(declared.postCreation, async ({ c, services, session, body }) => {
  const added = await addPasskey(services, session, body, readCaller(c))
  defer(c, closeSockets(services, added.accountId))
  await answerSession(c, added)
  return { ...VERIFIED, passkeys: await listPasskeys(services, session) }
})

const getRequest = implement(declared.getRequest, async ({ c, services, query }) =>
  offerRequest(services, query.purpose, readVisit(c)),
)

const postRequest = implement(declared.postRequest, async ({ c, services, body }) => {
  await answerEntrance(c, await enterByPasskey(services, body, readVisit(c)))
  return VERIFIED
})

export const ceremonyEndpoints = [getCreation, postCreation, getRequest, postRequest]
