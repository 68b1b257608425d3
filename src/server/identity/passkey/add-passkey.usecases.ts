import type { PasskeyCreationOptions, PasskeyRegistration } from '#src/contract/passkey/schemas.ts'
import { createSecurityEvent } from '#src/server/ground/audit/audit.usecases.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { OpenedSession } from '../session/answer-session.ts'
import { endSessions } from '../session/open-session.repository.ts'
import type { Session } from '../session/session.ts'
import { renewSession } from '../session/session.usecases.ts'
import { CHALLENGE_LIFETIME, createChallenge, takeChallenge } from './challenges.usecases.ts'
import { insertPasskey, keepHandle, listPasskeyRows } from './passkey.repository.ts'
import { createNotice } from './passkey-notice.ts'
import { readChallenge, readRegistration } from './read-response.ts'
import { findRelyingParty } from './relying-party.ts'
import { ALGORITHMS, type NewCredential, verifyRegistration } from './verify-response.ts'

export const MAX_PASSKEYS = 20

/** Returns the options to create a passkey for the signed-in person. */
export async function offerCreation(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'config'>,
  session: Session,
): Promise<PasskeyCreationOptions> {
  const { db, clock, ids, limiter, config } = services
  const { accountId, tokenHash, user } = session
  await limiter.take('passkey-account', accountId, clock())
  const [handle, passkeys] = await Promise.all([
    keepHandle(db, accountId, ids.secret()),
    listPasskeyRows(db, accountId),
  ])
  if (passkeys.length >= MAX_PASSKEYS) throw new Failure('passkey-limit')
  return {
    challenge: await createChallenge(services, { ownerHash: tokenHash, ceremony: 'register', accountId }),
    rp: { id: findRelyingParty(config).id, name: config.productName },
    user: { id: handle, name: user.email, displayName: user.displayName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: CHALLENGE_LIFETIME,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: passkeys.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
  }
}

/** Stores a new passkey, and renews the session, which it confirms. */
export async function addPasskey(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter' | 'config'>,
  session: Session,
  input: PasskeyRegistration,
  caller: Caller,
): Promise<OpenedSession> {
  const { clock, limiter, config } = services
  await limiter.take('passkey-account', session.accountId, clock())
  const response = readRegistration(input)
  const challenge = readChallenge(response)
  await takeChallenge(services, challenge, [session.tokenHash], ['register'])
  const credential = await verifyRegistration(findRelyingParty(config), response, challenge)
  return keepPasskey(services, session, credential, caller)
}

async function keepPasskey(
  services: Needs<'db' | 'clock' | 'ids'>,
  session: Session,
  credential: NewCredential,
  caller: Caller,
) {
  const { db, clock, ids } = services
  const { accountId } = session
  const now = clock()
  const id = ids.publicId()
  const name = caller.origin.device ?? 'Passkey'
  const renewed = renewSession(services, session.user, { caller, factor: 'passkey' })
  const notice = createNotice(services, { act: 'added', accountId, cause: id, name })
  const { id: credentialId, ...key } = credential
  try {
    await runBatch(db, [
      insertPasskey(db, { id, accountId, credentialId, ...key, name, createdAt: now }),
      ...endSessions(db, accountId, session.tokenHash),
      ...renewed.statements,
      createSecurityEvent(services, { kind: 'passkey-added', accountId, origin: caller.origin }),
      notice.statement,
    ])
  } catch (error) {
    if (isUniqueViolation(error)) throw new Failure('passkey-taken')
    throw error
  }
  return { accountId, session: renewed, mails: [notice.id] }
}
