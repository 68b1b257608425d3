import { safeRedirect } from '#src/contract/http/addresses.ts'
import type { SocialStart } from '#src/contract/social/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Caller } from '#src/server/http/caller.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { SocialProvider } from '#src/server/platform/social-providers.ts'
import { createCrossing, FLOW_FOR, findProvider } from './flow.ts'
import { createDeparture } from './provider-profile.ts'
import { findIdentities, insertFlow } from './social.repository.ts'
import type { SocialIntent } from './social.tables.ts'
import { describeSocialError } from './social-error.ts'

type Start = SocialStart & { intent: SocialIntent; browser: string; language: LocaleCode; caller: Caller }

async function depart(
  services: Needs<'clock' | 'social'>,
  provider: SocialProvider,
  crossing: Parameters<typeof createDeparture>[2],
) {
  try {
    return await createDeparture(services, provider, crossing)
  } catch (error) {
    logFailure('provider does not answer', provider.id, describeSocialError(error))
    throw new Failure('unavailable')
  }
}

/** Linking needs an unlinked provider; confirming a linked one that reports the sign-in time. */
async function refuseUseless({ db }: Needs<'db'>, provider: SocialProvider, { intent, caller }: Start): Promise<void> {
  if (intent === 'sign-in') return
  const linked = await findIdentities(db, caller.session?.accountId ?? '')
  const isLinked = linked.some((identity) => identity.provider === provider.id)
  if (intent === 'link' && isLinked) throw new Failure('conflict')
  if (intent === 'confirm' && !(isLinked && provider.confirms)) throw new Failure('not-found')
}

/** Starts a flow for this browser, and returns the address of the provider. */
export async function startFlow(
  services: Needs<'db' | 'clock' | 'ids' | 'keys' | 'limiter' | 'social' | 'config'>,
  start: Start,
): Promise<{ location: string }> {
  const { db, clock, ids, limiter } = services
  const { intent, browser, language, caller } = start
  const provider = findProvider(services, start.provider)
  if (!provider) throw new Failure('not-found')
  await refuseUseless(services, provider, start)
  const now = clock()
  await limiter.take('social-address', caller.address, now)
  const state = ids.secret()
  const crossing = createCrossing(services, provider, { state, browser, fresh: intent === 'confirm' })
  const location = await depart(services, provider, crossing)
  await insertFlow(db, {
    stateHash: hashText(state),
    browserHash: hashText(browser),
    provider: provider.id,
    intent,
    accountId: intent === 'sign-in' ? null : (caller.session?.accountId ?? null),
    language,
    redirect: safeRedirect(start.redirect) ?? null,
    createdAt: now,
    expiresAt: now + FLOW_FOR,
  })
  return { location }
}
