import { withQuery } from '#src/contract/addresses.ts'
import { readPage } from '#src/contract/paging.ts'
import type { OwnVacancyQuery } from '#src/contract/schemas/application.ts'
import { cutText } from '#src/contract/text.ts'
import { MAX_QUERY } from '#src/contract/text-limits.ts'

type Status = NonNullable<OwnVacancyQuery['status']>
type Sort = OwnVacancyQuery['sort']

// The same words as in the contract's schemas, which never reach the browser.
export const STATUSES: readonly Status[] = ['published', 'moderation', 'draft', 'expired', 'closed']
export const SORTS: readonly Sort[] = ['newest', 'joining', 'applications']

export type OwnQuery = { status: Status | undefined; q: string; sort: Sort; page: number }

/** What the address asks for; words that are not known count as absent. */
export const readOwnQuery = (search: Record<string, string>): OwnQuery => ({
  status: STATUSES.find((status) => status === search.status),
  q: cutText((search.q ?? '').trim(), MAX_QUERY),
  sort: SORTS.find((sort) => sort === search.sort) ?? 'newest',
  page: readPage(search.page),
})

/** The address of a list; what is the default is left out. */
export const ownVacanciesPath = ({ status, q, sort, page }: OwnQuery): string =>
  withQuery('/company/vacancy', {
    status,
    q,
    sort: sort === 'newest' ? undefined : sort,
    page: page === 1 ? undefined : page,
  })
