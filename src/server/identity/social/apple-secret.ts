import { MINUTE, SECOND } from '#src/domain/time.ts'
import { encodeBase64Url } from '#src/server/platform/encoding.ts'
import type { ClientSecret } from '#src/server/platform/social-providers.ts'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const
const LIFETIME = 5 * MINUTE

const encode = (part: object): string => encodeBase64Url(new TextEncoder().encode(JSON.stringify(part)))

function readKey(pem: string): Promise<CryptoKey> {
  const body = pem.replaceAll('\\n', '\n').replace(/-----[^-]+-----/g, '')
  const bytes = Uint8Array.from(atob(body.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))
  return crypto.subtle.importKey('pkcs8', bytes, ALGORITHM, false, ['sign'])
}

type Key = Extract<ClientSecret, { kind: 'apple' }>

/** Returns Apple's client secret: a token that names us, signed with our key. */
export async function createAppleSecret(
  { teamId, keyId, privateKey }: Key,
  { clientId, audience }: { clientId: string; audience: string },
  now: number,
): Promise<string> {
  const issuedAt = Math.floor(now / SECOND)
  const signed = `${encode({ alg: 'ES256', kid: keyId })}.${encode({
    iss: teamId,
    iat: issuedAt,
    exp: issuedAt + LIFETIME / SECOND,
    aud: audience,
    sub: clientId,
  })}`
  const key = await readKey(privateKey)
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, new TextEncoder().encode(signed))
  return `${signed}.${encodeBase64Url(new Uint8Array(signature))}`
}
