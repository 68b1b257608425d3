import { safeRedirect, splitLocale, withQuery } from './addresses.ts'
import { HOMES, type Role } from './roles.ts'

type SignedIn = { role: Role } | null

/**
 * Where a person goes after signing in, registering or creating a profile: where they came from, else their home.
 * @param redirect the address's `redirect`, not yet trusted. @param note words of an application that was begun there.
 * @returns a path without locale prefix
 */
export function afterSignIn(session: SignedIn, redirect?: string, note?: string): string {
  const carried = carryOn({ redirect, note })
  if (!session) return withQuery('/auth/login', carried)
  if (session.role === 'user') return withQuery('/auth/select-role', carried)
  const target = findTarget(redirect)
  return target ? withNote(target, note) : HOMES[session.role]
}

/** The part of an address that every step up to a profile hands on: `redirect` when it is safe, and the note. */
export function carryOn(search: { redirect?: string | undefined; note?: string | undefined }): {
  redirect?: string
  note?: string
} {
  const redirect = findTarget(search.redirect)
  if (!redirect) return {}
  return search.note ? { redirect, note: search.note } : { redirect }
}

/** Pages of signing in are no place to come back to: they would send the person round in circles. */
function findTarget(redirect: string | undefined): string | undefined {
  const safe = safeRedirect(redirect)
  if (!safe) return undefined
  const url = new URL(safe, 'https://site.invalid')
  const { path } = splitLocale(url.pathname)
  if (/^\/auth(\/|$)/i.test(path)) return undefined
  return path + url.search + url.hash
}

/** The forms that take words along through signing in, by the beginning of their pages' paths. */
const CARRIED_FORMS: readonly [path: string, hash: string][] = [
  ['/vacancy/', '#apply'],
  ['/crewing/', '#contact'],
]

/** What was begun is taken up again on its page, where the form reads the words from the address. */
function withNote(target: string, note: string | undefined): string {
  const url = new URL(target, 'https://site.invalid')
  const form = CARRIED_FORMS.find(([path]) => url.pathname.startsWith(path))
  if (!note || !form) return target
  url.searchParams.set('note', note)
  return url.pathname + url.search + form[1]
}
