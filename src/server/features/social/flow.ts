import { SOCIAL_FLOW_SECONDS } from '#src/contract/constants.ts'
import { socialCallbackPath } from '#src/contract/social.ts'
import { SECOND } from '#src/contract/time.ts'
import type { Ids } from '#src/server/platform/ids.ts'
import type { Key } from '#src/server/platform/keys.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import type { Crossing } from './provider-profile.ts'

export const FLOW_FOR = SOCIAL_FLOW_SECONDS * SECOND

export const findProvider = ({ social }: Needs<'social'>, id: string): SocialProvider | undefined =>
  social.providers.find((provider) => provider.id === id)

/** Begins the states of ways whose verifier has a key of its own: only one verifier can be shown to a provider. */
const OWN_KEYS = 'k.'

export const createState = (ids: Ids): string => OWN_KEYS + ids.secret()

/** Verifier and nonce follow from the state and the browser's secret: nobody else can make them, and nothing keeps them. */
export function createCrossing(
  { config, keys, clock }: Needs<'clock' | 'keys' | 'config'>,
  provider: SocialProvider,
  { state, browser, fresh }: { state: string; browser: string; fresh: boolean },
): Crossing {
  const derive = (key: Key): string => {
    const [own = '', old = own] = key.signatures(`${browser}!${state}`, clock())
    return state.startsWith(OWN_KEYS) ? own : old
  }
  return {
    state,
    verifier: derive(keys['social-verifier']),
    nonce: derive(keys['social-nonce']),
    callback: `${config.origins[0]}${socialCallbackPath(provider.id)}`,
    fresh,
  }
}
