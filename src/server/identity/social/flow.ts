import { SOCIAL_FLOW_SECONDS } from '#src/contract/http/constants.ts'
import { socialCallbackPath } from '#src/contract/social/social.ts'
import { SECOND } from '#src/domain/time.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import type { Crossing } from './provider-profile.ts'

export const FLOW_FOR = SOCIAL_FLOW_SECONDS * SECOND

export const findProvider = ({ social }: Needs<'social'>, id: string): SocialProvider | undefined =>
  social.providers.find((provider) => provider.id === id)

/** Derives verifier and nonce from the state and the browser's secret, so that they are neither stored nor known to others. */
export function createCrossing(
  { config, keys }: Needs<'keys' | 'config'>,
  provider: SocialProvider,
  { state, browser, fresh }: { state: string; browser: string; fresh: boolean },
): Crossing {
  const way = `${browser}!${state}`
  return {
    state,
    verifier: keys['social-verifier'].sign(way),
    nonce: keys['social-nonce'].sign(way),
    callback: `${config.origins[0]}${socialCallbackPath(provider.id)}`,
    fresh,
  }
}
