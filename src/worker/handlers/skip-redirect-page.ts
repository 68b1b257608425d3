import { decideEntry } from '#src/contract/http/guards.ts'
import { findRoute } from '#src/contract/routes.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { EdgeContext } from '../environment.ts'

type Way = { redirect: string; locale?: LocaleCode | undefined }

/** Skips a page that only redirects: on board, requesting it would take as long as the sign-in. */
export async function skipRedirectPage(c: EdgeContext, way: Way): Promise<Way> {
  const guard = findRoute(way.redirect.split(/[?#]/, 1)[0] as string)?.route.guard
  if (guard !== 'login-redirect') return way
  const session = await c
    .get('server')
    .api.getSession()
    .catch(() => null)
  const decision = session && decideEntry(guard, session, way.redirect)
  return decision && decision.kind === 'redirect' ? { redirect: decision.to, locale: decision.locale } : way
}
