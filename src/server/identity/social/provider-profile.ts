import * as oauth from 'oauth4webapi'
import { MINUTE, SECOND } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import { readFacebookProfile } from './facebook.ts'
import { authenticateClient, createClient, findServer } from './provider-access.ts'
import { requestOptions } from './request-options.ts'
import { SocialError } from './social-error.ts'
import type { SocialProfile } from './social-profile.ts'

/** The secrets of one round trip. */
export type Crossing = {
  state: string
  verifier: string
  nonce: string
  callback: string
  /** Whether the person must sign in again at the provider. */
  fresh: boolean
}

// Allows for clock differences and the time to sign in.
const FRESH_FOR = 15 * MINUTE

/** Returns the address of the provider's page. Throws if the provider does not answer. */
export async function createDeparture(
  services: Needs<'clock' | 'social'>,
  provider: SocialProvider,
  { state, verifier, nonce, callback, fresh }: Crossing,
): Promise<string> {
  const { server } = await findServer(services, provider)
  const url = new URL(server.authorization_endpoint ?? '')
  oauth.checkProtocol(url, !provider.isLocal)
  const query = {
    client_id: provider.clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: provider.scope,
    state,
    ...(provider.nonce && { nonce }),
    ...(provider.pkce && {
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }),
    ...(provider.formPost && { response_mode: 'form_post' }),
    ...(fresh && { prompt: 'login', max_age: '0' }),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

// Some providers send the string instead of the boolean.
const isTrue = (claim: unknown): boolean => claim === true || claim === 'true'
const asText = (claim: unknown): string | null => (typeof claim === 'string' && claim !== '' ? claim : null)

type Answer = { server: oauth.AuthorizationServer; client: oauth.Client; tokens: oauth.TokenEndpointResponse }

/** Returns the claims of the token; without an address in them, those of the userinfo endpoint. */
async function readClaims(services: Needs<'social'>, provider: SocialProvider, { server, client, tokens }: Answer) {
  const claims = oauth.getValidatedIdTokenClaims(tokens)
  if (!claims) throw new SocialError('refused')
  if (claims.email !== undefined || !server.userinfo_endpoint) return { claims, about: claims }
  const options = requestOptions(services, provider)
  const response = await oauth.userInfoRequest(server, client, tokens.access_token, options)
  return { claims, about: await oauth.processUserInfoResponse(server, client, claims.sub, response) }
}

async function readTokenProfile(
  services: Needs<'social'>,
  provider: SocialProvider,
  answer: Answer,
): Promise<SocialProfile> {
  const { claims, about } = await readClaims(services, provider, answer)
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: asText(about.email),
    emailVerified: isTrue(about.email_verified),
    authenticatedAt: typeof claims.auth_time === 'number' ? claims.auth_time * SECOND : null,
  }
}

/**
 * Checks the return (state, issuer), exchanges the code for tokens, and checks their signature, issuer, audience, time and nonce. Throws
 * errors that `outcomeOf` maps.
 */
export async function readProfile(
  services: Needs<'clock' | 'social'>,
  provider: SocialProvider,
  returned: URLSearchParams,
  { state, verifier, nonce, callback, fresh }: Crossing,
): Promise<SocialProfile> {
  const { server, keys } = await findServer(services, provider)
  const client = createClient(services, provider)
  const options = requestOptions(services, provider)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    await authenticateClient(services, provider),
    oauth.validateAuthResponse(server, client, returned, state),
    callback,
    provider.pkce ? verifier : oauth.nopkce,
    options,
  )
  if (provider.protocol === 'facebook') {
    const { access_token } = await oauth.processAuthorizationCodeResponse(server, client, response)
    return readFacebookProfile(services, provider, access_token)
  }
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, response, {
    requireIdToken: true,
    expectedNonce: provider.nonce ? nonce : oauth.expectNoNonce,
    ...(fresh && { maxAge: FRESH_FOR / SECOND }),
  })
  await oauth.validateApplicationLevelSignature(server, response, { ...options, [oauth.jwksCache]: keys })
  return readTokenProfile(services, provider, { server, client, tokens })
}
