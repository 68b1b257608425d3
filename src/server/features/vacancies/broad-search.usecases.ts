import type { VacancySort } from '../../../contract/schemas/vacancy.ts'
import type { Services } from '../../platform/services.ts'
import { findCardsBySeq, findPlaces, type Place } from './broad-search.repository.ts'
import type { CardRow } from './vacancy-card.ts'
import type { VacancyMatch } from './vacancy-match.ts'

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

/** A page of a search with more results than can be sorted: the orders that exist are walked, and merged where there are several. */
export async function findBroadCards(
  { db }: Services,
  match: VacancyMatch,
  sort: Sort,
  { limit, offset }: Page,
): Promise<CardRow[]> {
  const walked = await findPlaces(db, match.walk, sort, offset + limit)
  const places = walked
    .flat()
    .sort(compare(sort))
    .slice(offset, offset + limit)
  return findCardsBySeq(
    db,
    places.map(({ seq }) => seq),
    sort,
  )
}
