import type { AuthorizationServer } from 'oauth4webapi'
import { z } from 'zod'
import { signHex } from '#src/server/platform/crypto.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import { requestOptions } from './request-options.ts'
import { SocialError } from './social-error.ts'
import type { SocialProfile } from './social-profile.ts'

const VERSION = 'v24.0'
const GRAPH = `https://graph.facebook.com/${VERSION}`

/** OAuth 2 without a discovery document. */
export const FACEBOOK: AuthorizationServer = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: `https://www.facebook.com/${VERSION}/dialog/oauth`,
  token_endpoint: `${GRAPH}/oauth/access_token`,
}

const personSchema = z.object({ id: z.string().min(1).max(100), email: z.string().max(320).optional() })

/** Returns the owner of a token. The proof shows that we know the app secret; the address does not count as confirmed. */
export async function readFacebookProfile(
  services: Needs<'social'>,
  provider: SocialProvider,
  token: string,
): Promise<SocialProfile> {
  const url = new URL(`${GRAPH}/me`)
  url.searchParams.set('fields', 'id,email')
  if ('text' in provider.secret) url.searchParams.set('appsecret_proof', signHex(provider.secret.text, token))
  const { signal } = requestOptions(services, provider)
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const response = await services.social.fetch(url.href, { headers, redirect: 'manual', signal: signal() })
  if (!response.ok) throw new SocialError(response.status >= 500 ? 'unavailable' : 'refused')
  const person = personSchema.safeParse(await response.json())
  if (!person.success) throw new SocialError('refused')
  const { id, email = null } = person.data
  return { issuer: FACEBOOK.issuer, subject: id, email, emailVerified: false, authenticatedAt: null }
}
