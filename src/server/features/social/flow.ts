import { SOCIAL_FLOW_SECONDS } from '#src/contract/constants.ts'
import { socialCallbackPath } from '#src/contract/social.ts'
import { SECOND } from '#src/server/platform/clock.ts'
import { signText } from '#src/server/platform/crypto.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import type { Crossing } from './provider-profile.ts'

export const FLOW_FOR = SOCIAL_FLOW_SECONDS * SECOND

export const findProvider = ({ social }: Services, id: string): SocialProvider | undefined =>
  social.providers.find((provider) => provider.id === id)

/** Verifier and nonce follow from the state and the browser's secret: nobody else can make them, and nothing keeps them. */
export function createCrossing(
  { config }: Services,
  provider: SocialProvider,
  { state, browser, fresh }: { state: string; browser: string; fresh: boolean },
): Crossing {
  const derive = (purpose: string) => signText(config.csrfKey, `social-${purpose}!${browser}!${state}`)
  return {
    state,
    verifier: derive('verifier'),
    nonce: derive('nonce'),
    callback: `${config.origins[0]}${socialCallbackPath(provider.id)}`,
    fresh,
  }
}
