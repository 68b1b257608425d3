import * as oauth from 'oauth4webapi'
import { SECOND } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'

const TIMEOUT = 5 * SECOND

/** Options of requests to a provider: no redirects, a short timeout, HTTP only on this machine. */
export const requestOptions = ({ social }: Needs<'social'>, { isLocal }: SocialProvider) => ({
  [oauth.customFetch]: (address: string, init: object) => social.fetch(address, init),
  [oauth.allowInsecureRequests]: isLocal,
  signal: () => AbortSignal.timeout(TIMEOUT),
})
