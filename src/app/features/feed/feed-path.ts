import { withQuery } from '#src/contract/addresses.ts'
import { readPage } from '#src/contract/paging.ts'
import type { FeedOutcome } from '#src/contract/schemas/feed.ts'

/** The help page that says what a feed must say, label by label, and how a refused row is mended. */
export const FEED_GUIDE = 'vacancy-feeds'
/** Two vacancies as a feed says them; read without a refusal on any day. */
export const FEED_EXAMPLE = '/examples/vacancy-feed.xml'
export const FEEDS_PATH = '/company/feeds'

// The same words as in the contract's schemas, which never reach the browser.
export const OUTCOMES: readonly FeedOutcome[] = ['new', 'changed', 'withdrawn', 'refused', 'duplicate', 'unchanged']

export type RowQuery = { outcome: FeedOutcome | undefined; page: number }

/** What the address asks for; words that are not known count as absent. */
export const readRowQuery = (search: Record<string, string>): RowQuery => ({
  outcome: OUTCOMES.find((outcome) => outcome === search.outcome),
  page: readPage(search.page),
})

/** The address of a source, or of a part of its report; what is the default is left out. */
export const feedPath = (id: string, { outcome, page }: Partial<RowQuery> = {}): string =>
  withQuery(`${FEEDS_PATH}/${id}`, { outcome, page: page === 1 ? undefined : page })
