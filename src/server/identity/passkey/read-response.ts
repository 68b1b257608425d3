import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import type { PasskeyAssertion, PasskeyRegistration } from '#src/contract/passkey/schemas.ts'
import { Failure } from '#src/server/platform/failure.ts'

const BASE64URL = /^[\w-]*$/

/** Converts base64 or base64url to base64url without padding. */
function toBase64Url(text: string): string {
  const url = text
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '')
  if (!BASE64URL.test(url)) throw new Failure('passkey-refused')
  return url
}

type Named = Pick<PasskeyAssertion, 'id' | 'rawId' | 'type'>

const readNames = ({ id, rawId, type }: Named) => ({
  id: toBase64Url(id),
  rawId: toBase64Url(rawId),
  type: type as 'public-key',
  clientExtensionResults: {},
})

export const readRegistration = (input: PasskeyRegistration) => ({
  ...readNames(input),
  response: {
    attestationObject: toBase64Url(input.response.attestationObject),
    clientDataJSON: toBase64Url(input.response.clientDataJSON),
  },
})

export const readAssertion = (input: PasskeyAssertion) => ({
  ...readNames(input),
  response: {
    authenticatorData: toBase64Url(input.response.authenticatorData),
    clientDataJSON: toBase64Url(input.response.clientDataJSON),
    signature: toBase64Url(input.response.signature),
    ...(input.response.userHandle && { userHandle: toBase64Url(input.response.userHandle) }),
  },
})

export type Registration = ReturnType<typeof readRegistration>
export type Assertion = ReturnType<typeof readAssertion>

/** Returns the answered challenge. Rejects answers from frames of other sites, which the library does not check. */
export function readChallenge({ response }: Registration | Assertion): string {
  try {
    const { challenge, crossOrigin } = decodeClientDataJSON(response.clientDataJSON)
    if (typeof challenge === 'string' && !crossOrigin) return challenge
  } catch {
    // Rejected below, like all unreadable input.
  }
  throw new Failure('passkey-refused')
}
