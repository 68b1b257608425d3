import type { LocaleCode } from '#src/domain/locales.ts'
import { ACCOUNT_BASES, ACCOUNT_SECTIONS, accountPath } from './account-pages.ts'
import { afterSignIn } from './after-sign-in.ts'
import { HOMES, ROLES, type Role, type Visitor } from './roles.ts'
import type { SessionUser } from './session.ts'

export const GUARDS = [
  'auth-check',
  'auth',
  'guest-only',
  'guest-and-user',
  'guest-and-seaman',
  'user-only',
  'seaman-only',
  'company-only',
  'training-center-only',
  'admin-only',
  'login-redirect',
] as const
export type Guard = (typeof GUARDS)[number]

export type GuardDecision =
  /** No access: an open page stays, and an opened address is not found (SPEC 4, 8). */
  | false
  | { kind: 'pass' }
  /** `locale`: the language of the person who has just signed in. */
  | { kind: 'redirect'; to: string; locale?: LocaleCode }
  /** The 403 page names the account type that the page needs. */
  | { kind: 'forbidden'; needs: Role }

const PASS: GuardDecision = { kind: 'pass' }

const onlyRole: Partial<Record<Guard, Role>> = {
  'seaman-only': 'seaman',
  'company-only': 'company',
  'training-center-only': 'training-center',
  'admin-only': 'admin',
}

/** Pages that a closing account can open, besides public ones. */
const OPEN_WHILE_CLOSING = new Set([
  'auth-confirm',
  ...ROLES.map((role) => `${role === 'user' ? 'account' : role}-data`),
])

/** Returns the page on which a closing account can be kept. */
export const leadToKeep = (
  { id, guard }: { id: string; guard: Guard },
  session: { role: Role; eraseAt?: number | undefined; passkeyNeeded?: true | undefined } | null,
): string | undefined =>
  session?.eraseAt === undefined || session.passkeyNeeded || guard === 'auth-check' || OPEN_WHILE_CLOSING.has(id)
    ? undefined
    : accountPath(session.role, 'data')

type Signed = Partial<Omit<SessionUser, 'role' | 'impersonator'>> & { role: Role; impersonator?: object | null }

const TEAM = '/company/team'

/** What a member without the required two-step sign-in can open: the page that explains it, and the pages of the own account. */
const OPEN_WITHOUT_TWO_STEP = new Set<string>([
  TEAM,
  ...ACCOUNT_SECTIONS.map((section) => accountPath('company', section)),
])

/** Like `decideGuard`, but redirects an admin who must add a passkey and a member who must set up two-step sign-in to the page for it. */
export function decideEntry(guard: Guard, session: Signed | null, here: string): GuardDecision {
  const decision = decideGuard(guard, session?.role ?? 'guest', here)
  if (!decision) return false
  const passkeys = accountPath('admin', 'security')
  const path = here.split('?')[0] as string
  const elsewhere = guard === 'admin-only' && path !== passkeys
  if (session?.passkeyNeeded && elsewhere && decision.kind === 'pass') return { kind: 'redirect', to: passkeys }
  const isClosed = session?.twoStepNeeded && guard === 'company-only' && !OPEN_WITHOUT_TWO_STEP.has(path)
  if (isClosed && decision.kind === 'pass') return { kind: 'redirect', to: TEAM }
  // An admin who acts for a user keeps their own language.
  const returns = guard === 'login-redirect' && session?.languageChosen && !session.impersonator
  if (returns && decision.kind === 'redirect' && session.language) return { ...decision, locale: session.language }
  return decision
}

/**
 * Decides whether a visitor may see a page.
 * @param here path and query of the page, without locale prefix; a guest returns to it after signing in.
 */
export function decideGuard(guard: Guard, visitor: Visitor, here: string): GuardDecision {
  const role = onlyRole[guard]
  if (role) return decideRole(role, visitor, here)
  switch (guard) {
    case 'auth-check':
      return PASS
    case 'auth':
      return visitor === 'guest' ? toLogin(here) : PASS
    case 'guest-only':
      return visitor === 'guest' ? PASS : toHome(visitor)
    case 'guest-and-user':
      return visitor === 'guest' || visitor === 'user' ? PASS : toHome(visitor)
    case 'guest-and-seaman':
      return visitor === 'guest' || visitor === 'seaman' ? PASS : { kind: 'forbidden', needs: 'seaman' }
    case 'user-only':
      return visitor === 'user' ? PASS : visitor === 'guest' ? toLogin(here) : toOwnAccount(visitor, here)
    case 'login-redirect':
      return { kind: 'redirect', to: leaveSignIn(visitor, here) }
    default:
      throw new Error(`Unknown route middleware: ${guard}`)
  }
}

function leaveSignIn(visitor: Visitor, here: string): string {
  const search = new URLSearchParams(here.split('?')[1])
  const session = visitor === 'guest' ? null : { role: visitor }
  return afterSignIn(session, search.get('redirect') ?? undefined)
}

function decideRole(role: Role, visitor: Visitor, here: string): GuardDecision {
  if (visitor === role) return PASS
  if (visitor === 'guest') return toLogin(here)
  if (visitor === 'user') return { kind: 'redirect', to: HOMES.user }
  return { kind: 'forbidden', needs: role }
}

const toLogin = (here: string): GuardDecision => ({
  kind: 'redirect',
  to: `/auth/login?redirect=${encodeURIComponent(here)}`,
})

/** Account pages have an address per role; the address without a role redirects to the visitor's own. */
const toOwnAccount = (visitor: Role, here: string): GuardDecision => ({
  kind: 'redirect',
  to: ACCOUNT_BASES[visitor] + here.slice(ACCOUNT_BASES.user.length),
})

const toHome = (visitor: Role): GuardDecision => ({ kind: 'redirect', to: HOMES[visitor] })
