import * as declared from '#src/contract/crew/privacy-endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { getPrivacy, savePrivacy } from './privacy.usecases.ts'

const readPrivacy = implement(declared.readPrivacy, async ({ services, session }) =>
  getPrivacy(services, session as Session),
)

const putPrivacy = implement(declared.putPrivacy, async ({ services, session, body }) =>
  savePrivacy(services, session as Session, body),
)

export const privacyEndpoints = [readPrivacy, putPrivacy]
