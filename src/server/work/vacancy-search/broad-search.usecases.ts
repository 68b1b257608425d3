import type { Needs } from '#src/server/platform/services.ts'
import type { CardRow } from '../vacancy/vacancy-card.ts'
import { findCardsBySeq, findPlaces, findReach, type Place, type WordLookup } from './broad-search.repository.ts'
import type { VacancyMatch } from './vacancy-match.ts'
import { MAX_EXACT, type StoredSort } from './vacancy-search.repository.ts'

type Sort = Exclude<StoredSort, 'newest'>
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

/** Checking the text of one vacancy takes as long as listing this many matches of a word. */
const LISTED_PER_LOOK = 300

/** A rare word is listed quickly; a frequent one is met quickly, because only vacancies that pass everything else are checked. */
async function chooseLookups(
  { db }: Needs<'db'>,
  words: VacancyMatch['walk']['words'],
  most: number,
): Promise<WordLookup[]> {
  if (words.length === 0) return []
  const { newest, reached } = await findReach(
    db,
    words.map(({ expression }) => expression),
  )
  return reached.map((seq) => {
    const share = Math.min(1, MAX_EXACT / Math.max(1, newest - seq))
    return (most / share) * LISTED_PER_LOOK < share * newest ? 'on-the-way' : 'at-once'
  })
}

/** Returns a page of a search with too many results to sort: scans existing orders and merges them. */
export async function findBroadCards(
  services: Needs<'db'>,
  { walk }: VacancyMatch,
  sort: Sort,
  { limit, offset }: Page,
): Promise<CardRow[]> {
  const most = offset + limit
  const lookups = await chooseLookups(services, walk.words, most)
  const walked = await findPlaces(services.db, { walk, lookups, sort, most })
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
