import type { VacancySort } from '#src/contract/schemas/vacancy.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { CardRow } from '../vacancies/vacancy-card.ts'
import { findCardsBySeq, findPlaces, findReach, type Place, type WordLookup } from './broad-search.repository.ts'
import type { VacancyMatch } from './vacancy-match.ts'
import { MAX_EXACT } from './vacancy-search.repository.ts'

type Sort = Exclude<VacancySort, 'newest'>
type Page = { limit: number; offset: number }

const isBefore: Record<Sort, (first: Place, second: Place) => boolean> = {
  joining: (first, second) => first.key < second.key,
  salary: (first, second) => first.key > second.key,
}

const compare =
  (sort: Sort) =>
  (first: Place, second: Place): number => {
    if (first.key === second.key) return second.seq - first.seq
    return isBefore[sort](first, second) ? -1 : 1
  }

/** Looking at one vacancy for its words takes as long as listing so many that have them. */
const LISTED_PER_LOOK = 250

/** What half of all vacancies have is soon met on the way; what few have is soon listed. */
async function chooseLookup({ db }: Needs<'db'>, words: string | undefined, most: number): Promise<WordLookup> {
  if (words === undefined) return 'at-once'
  const { newest, reached } = await findReach(db, words)
  const share = Math.min(1, MAX_EXACT / Math.max(1, newest - reached))
  return (most / share) * LISTED_PER_LOOK < share * newest ? 'on-the-way' : 'at-once'
}

/** A page of a search with more results than can be sorted: the orders that exist are walked, and merged where there are several. */
export async function findBroadCards(
  services: Needs<'db'>,
  { walk }: VacancyMatch,
  sort: Sort,
  { limit, offset }: Page,
): Promise<CardRow[]> {
  const most = offset + limit
  const lookup = await chooseLookup(services, walk.words, most)
  const walked = await findPlaces(services.db, { walk, lookup, sort, most })
  const places = walked
    .flat()
    .sort(compare(sort))
    .slice(offset, offset + limit)
  return findCardsBySeq(
    services.db,
    places.map(({ seq }) => seq),
    sort,
  )
}
