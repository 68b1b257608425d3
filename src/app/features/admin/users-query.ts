import { withQuery } from '#src/contract/addresses.ts'
import { MAX_USER_PAGE, readPage } from '#src/contract/paging.ts'
import { ROLES, type Role } from '#src/contract/roles.ts'
import type { AdminUserQuery } from '#src/contract/schemas/admin.ts'
import { cutText } from '#src/contract/text.ts'
import { MAX_QUERY } from '#src/contract/text-limits.ts'

export const USERS_PATH = '/admin/users'
export const userPath = (id: string): string => `${USERS_PATH}/${id}`

// The same words as in the contract's schemas, which never reach the browser.
export const SORTS: readonly AdminUserQuery['sort'][] = ['newest', 'oldest', 'email', 'seen']
export const YES_NO = ['yes', 'no'] as const

type YesNo = (typeof YES_NO)[number]

export type UsersQuery = {
  q: string
  role: Role | undefined
  blocked: YesNo | undefined
  verified: YesNo | undefined
  from: string | undefined
  to: string | undefined
  sort: AdminUserQuery['sort']
  page: number
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

const readDay = (text: string | undefined): string | undefined =>
  text && DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** What the address asks for; words that are not known count as absent. */
export const readUsersQuery = (search: Record<string, string>): UsersQuery => ({
  q: cutText((search.q ?? '').trim(), MAX_QUERY),
  role: ROLES.find((role) => role === search.role),
  blocked: YES_NO.find((word) => word === search.blocked),
  verified: YES_NO.find((word) => word === search.verified),
  from: readDay(search.from),
  to: readDay(search.to),
  sort: SORTS.find((sort) => sort === search.sort) ?? 'newest',
  page: readPage(search.page, MAX_USER_PAGE),
})

/** The address of a list; what is the default is left out. */
export const usersPath = ({ sort, page, ...filters }: UsersQuery): string =>
  withQuery(USERS_PATH, {
    ...filters,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })

export const isFiltered = ({ q, role, blocked, verified, from, to }: UsersQuery): boolean =>
  Boolean(q || role || blocked || verified || from || to)
