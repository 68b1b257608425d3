import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject, isoBase64URL, isoCBOR } from '@simplewebauthn/server/helpers'
import { Failure } from '#src/server/platform/failure.ts'
import type { PasskeyRow } from './passkey.tables.ts'
import type { Assertion, Registration } from './read-response.ts'
import type { RelyingParty } from './relying-party.ts'

/** Ed25519, ES256, RS256: every authenticator supports at least one. */
export const ALGORITHMS = [-8, -7, -257]

/** The library rejects by throwing or by returning false; both become one error. */
async function demand<Checked extends { verified: boolean }>(check: () => Promise<Checked>): Promise<Checked> {
  const checked = await check().catch(() => undefined)
  if (!checked?.verified) throw new Failure('passkey-refused')
  return checked
}

/** Attestation is dropped: it is not trusted, and checking it would fetch addresses from it. */
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

/** Returns the key of a new passkey after all checks but attestation. Throws `passkey-refused`. */
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
 * Checks the use of a passkey. A decreased counter is only reported after the signature was verified: the library would report it before, and
 * anyone who knows the id of a passkey could cause a false alarm. Throws `passkey-refused`.
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
  // Synced passkeys always send 0.
  const counts = counter > 0 || passkey.counter > 0
  return { counter, synced, wentBack: counts && counter <= passkey.counter }
}
