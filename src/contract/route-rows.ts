import { ACCOUNT_SECTIONS, accountPath, accountRouteId } from './http/account-pages.ts'
import type { Guard } from './http/guards.ts'
import type { Role } from './http/roles.ts'

export type Layout = 'auth' | 'dashboard' | 'default' | 'docs' | 'landing'

export type RouteRow<Id extends string = string, Path extends string = string, Name extends string = string> = {
  id: Id
  /** `:name` is one segment, a final `*` is the rest of the path. English address, without locale prefix. */
  path: Path
  layout: Layout
  guard: Guard
  /** Whether an anonymous visitor's document may be cached at the edge. */
  cache: 'public' | 'never'
  /** Whether search engines may index it. */
  index: boolean
  /** Query parameters that make a separate page: part of the canonical address and the cache key, in this order. */
  query: readonly Name[]
  /** Other query parameters that the page reads; links to it may only use these. */
  reads: readonly Name[]
  /** Forces this mode. Never `system`, which is the default. */
  colourMode?: 'light' | 'dark'
  /** Whether guests submit a form on it, outside the auth layout. */
  guestForm: boolean
}

type More<Name extends string> = Partial<
  Pick<RouteRow<string, string, Name>, 'cache' | 'index' | 'query' | 'reads' | 'guestForm' | 'colourMode'>
>

/** A row with defaults: public, not cached, not indexed. */
export const row = <const Id extends string, const Path extends string, const Name extends string = never>(
  id: Id,
  path: Path,
  layout: Layout,
  guard: Guard,
  more: More<Name> = {},
): RouteRow<Id, Path, Name> => ({
  id,
  path,
  layout,
  guard,
  cache: 'never',
  index: false,
  query: [],
  reads: [],
  guestForm: false,
  ...more,
})

/** A page that guests and search engines read. */
export const open = <const Id extends string, const Path extends string, const Name extends string = never>(
  id: Id,
  path: Path,
  layout: Layout,
  query: readonly Name[] = [],
) => row(id, path, layout, 'auth-check', { cache: 'public', index: true, query })

export const company = <const Id extends string, const Path extends string, const Name extends string = never>(
  id: Id,
  path: Path,
  reads: readonly Name[] = [],
) => row(`company-${id}`, path, 'dashboard', 'company-only', { reads })
export const seaman = <const Id extends string, const Path extends string, const Name extends string = never>(
  id: Id,
  path: Path,
  more: More<Name> = {},
) => row(`seaman-${id}`, path, 'dashboard', 'seaman-only', more)
export const center = <const Id extends string>(id: Id) =>
  row(`training-center-${id}`, `/training-center/${id}`, 'dashboard', 'training-center-only')
export const admin = <const Id extends string, const Name extends string = never>(
  id: Id,
  reads: readonly Name[] = [],
) => row(`admin-${id}`, `/admin/${id}`, 'dashboard', 'admin-only', { reads })

/** A page of admins below the page of payments. */
export const payments = <const Id extends string, const Name extends string = never>(
  id: Id,
  reads: readonly Name[] = [],
) => row(`admin-${id}`, `/admin/payments/${id}`, 'dashboard', 'admin-only', { reads })

/** A page of admins below the page of mailings. */
export const mailings = <const Id extends string, const Path extends string, const Name extends string = never>(
  id: Id,
  path: Path,
  reads: readonly Name[] = [],
) => row(`admin-${id}`, `/admin/mailings${path}`, 'dashboard', 'admin-only', { reads })

/** Parameters of the list of companies. */
export const COMPANY_QUERY = ['q', 'fleet', 'verified', 'sort', 'page'] as const

/** Parameters of a balance: the filter of its lines, one top-up or pay-back, a session of a provider. */
export const BALANCE_READS = ['group', 'currency', 'from', 'to', 'page', 'topUp', 'payback', 'done', 'session'] as const

/** Parameters: a thread or recipient, a search, a position in a list or thread, a completed act. */
export const INBOX_READS = ['thread', 'kind', 'id', 'vacancy', 'q', 'before', 'older', 'view', 'done'] as const

/** The CV of a mailing: the answer that a link leads to, and a completed act. */
export const REVIEW = { query: ['id'], reads: ['answer', 'done'], guestForm: true } as const

/** Documents about money, in a language of their own. */
export const PAPER = { reads: ['in'], colourMode: 'light' } as const
export const STATEMENT = { reads: ['in', 'currency', 'from', 'until'], colourMode: 'light' } as const

/** Parameters of account pages: a completed act, older events, a finished copy. */
const ACCOUNT_READS = ['done', 'before', 'social', 'copy'] as const

/** Security, notifications, formats, picture and data: the same for every role, each under its path. */
export const accountPages = (role: Role) =>
  ACCOUNT_SECTIONS.map((section) =>
    row(
      accountRouteId(role, section),
      accountPath(role, section),
      'dashboard',
      role === 'user' ? 'user-only' : `${role}-only`,
      { reads: ACCOUNT_READS },
    ),
  )
