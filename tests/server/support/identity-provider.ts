import { readSocialProviders } from '#src/server/platform/social-providers.ts'

export const ISSUER = 'https://id.example'
const CLIENT = 'gangway-client'

type Claims = Record<string, unknown>
type Person = { sub: string; email?: string; email_verified?: boolean }
/** What the provider does wrong, or otherwise than usual. */
export type Faults = {
  claims?: Claims
  header?: Record<string, string>
  signedByOther?: boolean
  unsigned?: boolean
  down?: 'discovery' | 'token'
  tokenStatus?: number
}

const encode = (part: object | Uint8Array): string => {
  const bytes = part instanceof Uint8Array ? part : new TextEncoder().encode(JSON.stringify(part))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
const createKey = async () =>
  (await crypto.subtle.generateKey(
    { ...ALGORITHM, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
    true,
    ['sign', 'verify'],
  )) as CryptoKeyPair
const keys = Promise.all([createKey(), createKey()])

async function sign(claims: Claims, { header, signedByOther, unsigned }: Faults): Promise<string> {
  const text = `${encode({ alg: unsigned ? 'none' : 'RS256', kid: 'one', ...header })}.${encode(claims)}`
  if (unsigned) return `${text}.`
  const [own, other] = await keys
  const key = (signedByOther ? other : own).privateKey
  return `${text}.${encode(new Uint8Array(await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(text))))}`
}

const json = (body: object, status = 200) => Response.json(body, { status })

/** A provider as the server finds it on the network, and people who sign in there. `now` is the server's own clock. */
export function createIdentityProvider(now: () => number, issuer = ISSUER, id = 'crew-id') {
  const codes = new Map<string, { person: Person; query: URLSearchParams; faults: Faults }>()
  const asked: { address: string; body: URLSearchParams }[] = []
  let down: Faults['down']

  async function answerToken(body: URLSearchParams): Promise<Response> {
    const code = body.get('code') ?? ''
    const found = codes.get(code)
    codes.delete(code)
    if (!found) return json({ error: 'invalid_grant' }, 400)
    const { person, query, faults } = found
    if (faults.tokenStatus) return new Response('broken', { status: faults.tokenStatus })
    const seconds = Math.floor(now() / 1000)
    const claims = {
      iss: issuer,
      aud: CLIENT,
      iat: seconds,
      exp: seconds + 300,
      nonce: query.get('nonce') ?? undefined,
      auth_time: seconds,
      ...person,
      ...faults.claims,
    }
    return json({ access_token: 'access', token_type: 'bearer', id_token: await sign(claims, faults) })
  }

  const fetch = async (address: string, init: RequestInit): Promise<Response> => {
    const body = new URLSearchParams(String(init.body ?? ''))
    asked.push({ address, body })
    const { origin, pathname } = new URL(address)
    if (origin !== new URL(issuer).origin) throw new TypeError('unknown host')
    if (down === 'discovery' || (down === 'token' && pathname === '/token')) throw new TypeError('no answer')
    if (pathname === '/.well-known/openid-configuration')
      return json({
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        id_token_signing_alg_values_supported: ['RS256'],
        authorization_response_iss_parameter_supported: true,
      })
    if (pathname === '/jwks') {
      const [{ publicKey }] = await keys
      const key = await crypto.subtle.exportKey('jwk', publicKey)
      return json({ keys: [{ ...key, kid: 'one', use: 'sig', alg: 'RS256' }] })
    }
    return pathname === '/token' ? answerToken(body) : new Response('', { status: 404 })
  }

  const settings = [
    { profile: 'oidc', id, name: 'Crew ID', issuer, clientId: CLIENT, clientSecret: 'client-secret' },
    { profile: 'google', clientId: 'google-client', clientSecret: 'google-secret' },
  ]
  return {
    asked,
    breakDown: (what: Faults['down']) => {
      down = what
    },
    social: { providers: readSocialProviders(JSON.stringify(settings), { allowsLocal: false }), fetch },
    /** The person signs in on the page at this address; the query with which they are sent back. */
    enter: (location: string, person: Person, faults: Faults = {}) => {
      const { searchParams: query } = new URL(location)
      const code = crypto.randomUUID()
      codes.set(code, { person, query, faults })
      return { provider: id, code, state: query.get('state') ?? '', iss: issuer }
    },
  }
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>
