import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import { Failure } from '#src/server/platform/failure.ts'
import type { PasskeyRow } from './passkey.tables.ts'
import type { Assertion, Registration } from './read-response.ts'
import type { RelyingParty } from './relying-party.ts'

/** Ed25519, ES256, RS256: what every maker of authenticators has at least one of. */
export const ALGORITHMS = [-8, -7, -257]

/** The library refuses by throwing and by answering no: both are one refusal here. */
async function demand<Checked extends { verified: boolean }>(check: () => Promise<Checked>): Promise<Checked> {
  const checked = await check().catch(() => undefined)
  if (!checked?.verified) throw new Failure('passkey-refused')
  return checked
}

/** Statements about the maker are left out: they are not believed, and checking them would fetch addresses that they name. */
function dropAttestation(attestationObject: string): string {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const bare = new Map<string, unknown>([
    ['fmt', 'none'],
    ['attStmt', new Map()],
    ['authData', authData],
  ])
  return isoBase64URL.fromBuffer(isoCBOR.encode(bare as never))
}

export type NewCredential = { id: string; publicKey: string; counter: number; synced: boolean }

/** A new passkey's key, checked against everything but its maker's word. Throws `passkey-refused`. */
export async function verifyRegistration(
  { id, origins }: RelyingParty,
  response: Registration,
  challenge: string,
): Promise<NewCredential> {
  const { registrationInfo } = await demand(async () => {
    const attestationObject = dropAttestation(response.response.attestationObject)
    return verifyRegistrationResponse({
      response: { ...response, response: { ...response.response, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
  })
  if (!registrationInfo || registrationInfo.credential.id !== response.id) throw new Failure('passkey-refused')
  const { credential, credentialBackedUp } = registrationInfo
  const publicKey = isoBase64URL.fromBuffer(credential.publicKey)
  return { id: credential.id, publicKey, counter: credential.counter, synced: credentialBackedUp }
}

export type Use = { counter: number; synced: boolean; wentBack: boolean }

/**
 * A use of a known passkey. Whether its counter went backwards is told only after the signature was found good: the library would
 * say so before, and anyone who knows the name of a passkey could throw suspicion on it. Throws `passkey-refused`.
 */
export async function verifyAssertion(
  { id, origins }: RelyingParty,
  response: Assertion,
  challenge: string,
  passkey: PasskeyRow,
): Promise<Use> {
  const { authenticationInfo } = await demand(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: isoBase64URL.toBuffer(passkey.publicKey), counter: 0 },
    }),
  )
  const { newCounter: counter, credentialBackedUp: synced } = authenticationInfo
  // Synced passkeys do not count and always say 0.
  const counts = counter > 0 || passkey.counter > 0
  return { counter, synced, wentBack: counts && counter <= passkey.counter }
}
