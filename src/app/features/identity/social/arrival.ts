import { type PageContext, PageRedirect } from '#src/app/page.ts'
import { accountPath, CONFIRM_PATH, SECOND_STEP_PATH } from '#src/contract/http/account-pages.ts'
import { localizePath, withQuery } from '#src/contract/http/addresses.ts'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import type { SocialArrival } from '#src/contract/social/schemas.ts'
import { socialCallbackPath } from '#src/contract/social/social.ts'
import { DEFAULT_LOCALE } from '#src/domain/locales.ts'

/** Returns the redirect after the return, without locale prefix. Errors are shown under an address without secrets. */
function nextPath({ outcome, redirect }: SocialArrival, { session, params }: PageContext): string {
  const carried = carryOn({ redirect: redirect ?? undefined })
  if (outcome === 'signed-in') return withQuery('/auth/redirect', carried)
  if (outcome === 'second-step') return withQuery(SECOND_STEP_PATH, carried)
  if (outcome === 'sign-up') return withQuery('/auth/registration', carried)
  if (outcome === 'confirmed') return redirect ?? '/auth/redirect'
  const security = session ? accountPath(session.role, 'security') : CONFIRM_PATH
  if (outcome === 'linked') return withQuery(security, { social: 'linked' })
  return withQuery(socialCallbackPath(params.provider ?? ''), { outcome, ...carried })
}

/** Handles the provider's answer and redirects. The callback's address has no language: it is that of the page where the flow began. */
export async function arrive(ctx: PageContext): Promise<never> {
  const { state, code, iss, error } = ctx.search
  const { csrfToken } = await ctx.api.getCsrfToken()
  const returned = { provider: ctx.params.provider ?? '', state, code, iss, error }
  const arrival = await ctx.api.finishSocial(returned, csrfToken)
  const path = nextPath(arrival, ctx)
  const language = ctx.locale === DEFAULT_LOCALE ? arrival.language : null
  throw new PageRedirect(language ? localizePath(language, path) : path)
}
