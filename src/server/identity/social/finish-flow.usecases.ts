import type { SocialReturn } from '#src/contract/social/schemas.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { confirmBySocial } from './confirm-by-social.usecases.ts'
import { createCrossing, findProvider } from './flow.ts'
import { linkReturned } from './link-identity.usecases.ts'
import { readProfile } from './provider-profile.ts'
import type { Finished, Returned } from './returned.ts'
import { signInBySocial } from './sign-in-by-social.usecases.ts'
import { takeFlow } from './social.repository.ts'
import type { SocialFlowRow, SocialIntent } from './social.tables.ts'
import { describeSocialError, outcomeOf, SocialError } from './social-error.ts'
import type { SocialProfile } from './social-profile.ts'

const ENDS: Record<
  SocialIntent,
  (
    services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter' | 'social' | 'config'>,
    returned: Returned,
  ) => Promise<Finished>
> = {
  'sign-in': signInBySocial,
  link: linkReturned,
  confirm: confirmBySocial,
}

const toQuery = ({ provider: _, ...returned }: SocialReturn): URLSearchParams =>
  new URLSearchParams(Object.entries(returned).filter((pair): pair is [string, string] => pair[1] !== undefined))

async function readReturned(
  services: Needs<'clock' | 'keys' | 'social' | 'config'>,
  flow: SocialFlowRow,
  returned: SocialReturn,
  browser: string,
) {
  const provider = findProvider(services, flow.provider)
  if (!provider) throw new SocialError('expired')
  const { state = '' } = returned
  const crossing = createCrossing(services, provider, { state, browser, fresh: flow.intent === 'confirm' })
  try {
    return await readProfile(services, provider, toQuery(returned), crossing)
  } catch (error) {
    if (outcomeOf(error) !== 'cancelled')
      logFailure('return from a provider refused', provider.id, describeSocialError(error))
    throw error
  }
}

/** Handles the return from a provider: every failure becomes an outcome for the person. */
export async function finishFlow(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter' | 'social' | 'config'>,
  returned: SocialReturn,
  browser: string | undefined,
  caller: Caller,
): Promise<Finished & { flow: SocialFlowRow | undefined }> {
  const key = {
    stateHash: hashText(returned.state ?? ''),
    browserHash: hashText(browser ?? ''),
    provider: returned.provider,
  }
  const flow = browser ? await takeFlow(services.db, key, services.clock()) : undefined
  if (!flow || !browser) return { outcome: 'expired', flow: undefined }
  let profile: SocialProfile
  try {
    profile = await readReturned(services, flow, returned, browser)
  } catch (error) {
    return { outcome: outcomeOf(error), flow }
  }
  return { ...(await ENDS[flow.intent](services, { flow, profile, caller })), flow }
}
