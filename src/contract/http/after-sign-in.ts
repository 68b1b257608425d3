import { isTeamInvitation } from '../organisation/team-invitation.ts'
import { safeRedirect, splitLocale, withQuery } from './addresses.ts'
import { HOMES, type Role } from './roles.ts'

type SignedIn = { role: Role } | null

/**
 * Returns where a person goes after signing in, registering or creating a profile: back to where they came from, otherwise to their home.
 * @param redirect the address's `redirect`, not yet trusted.
 * @returns a path without locale prefix
 */
export function afterSignIn(session: SignedIn, redirect?: string): string {
  const carried = carryOn({ redirect })
  if (!session) return withQuery('/auth/login', carried)
  if (session.role === 'user' && isTeamInvitation(carried.redirect ?? '')) return carried.redirect ?? ''
  if (session.role === 'user') return withQuery('/auth/select-role', carried)
  return findTarget(redirect) ?? HOMES[session.role]
}

/** Returns the query that every step up to a profile passes on: a safe `redirect`. It never contains typed text. */
export function carryOn(search: { redirect?: string | undefined }): { redirect?: string } {
  const redirect = findTarget(search.redirect)
  return redirect ? { redirect } : {}
}

/** Sign-in pages are no targets: they would redirect in circles. */
function findTarget(redirect: string | undefined): string | undefined {
  const safe = safeRedirect(redirect)
  if (!safe) return undefined
  const url = new URL(safe, 'https://site.invalid')
  const { path } = splitLocale(url.pathname)
  if (/^\/auth(\/|$)/i.test(path)) return undefined
  return path + url.search + url.hash
}
