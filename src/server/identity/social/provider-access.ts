import * as oauth from 'oauth4webapi'
import { HOUR, SECOND } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import { createAppleSecret } from './apple-secret.ts'
import { FACEBOOK } from './facebook.ts'
import { requestOptions } from './request-options.ts'

const KEPT_FOR = HOUR

type Known = { server: oauth.AuthorizationServer; keys: oauth.JWKSCacheInput; readAt: number }

/** Discovery documents by provider, refreshed once an hour per isolate. */
const known = new WeakMap<SocialProvider, Known>()

async function discover(services: Needs<'social'>, provider: SocialProvider): Promise<oauth.AuthorizationServer> {
  if (provider.protocol === 'facebook') return FACEBOOK
  const issuer = new URL(provider.issuer)
  const response = await oauth.discoveryRequest(issuer, requestOptions(services, provider))
  return oauth.processDiscoveryResponse(issuer, response)
}

/** Returns the provider's metadata and its cached keys. Throws if it does not answer. */
export async function findServer(services: Needs<'clock' | 'social'>, provider: SocialProvider): Promise<Known> {
  const found = known.get(provider)
  const now = services.clock()
  if (found && now - found.readAt < KEPT_FOR) return found
  const fresh = { server: await discover(services, provider), keys: {}, readAt: now }
  known.set(provider, fresh)
  return fresh
}

/** Our client; its clock is the one of the services. */
export const createClient = ({ clock }: Needs<'clock'>, { clientId }: SocialProvider): oauth.Client => ({
  client_id: clientId,
  [oauth.clockSkew]: Math.round((clock() - Date.now()) / SECOND),
})

export async function authenticateClient(
  services: Needs<'clock'>,
  provider: SocialProvider,
): Promise<oauth.ClientAuth> {
  const { secret, clientId } = provider
  if (secret.kind === 'none') return oauth.None()
  if (secret.kind === 'apple')
    return oauth.ClientSecretPost(
      await createAppleSecret(secret, { clientId, audience: provider.issuer }, services.clock()),
    )
  return secret.kind === 'basic' ? oauth.ClientSecretBasic(secret.text) : oauth.ClientSecretPost(secret.text)
}
