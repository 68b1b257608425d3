/** Pages of a list that can be asked for; what is behind them is found by a narrower search. */
export const MAX_PAGE = 500
export const MAX_USER_PAGE = 20
/** The crew list is for finding crew, not for copying it. */
export const MAX_CREW_PAGE = 25

/** The page that an address asks for; the first one where it asks for none that a list can have. */
export function readPage(text = '', most = MAX_PAGE): number {
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
  return page <= most ? page : 1
}

/** Pages of a list that can be asked for. */
export const countPages = ({ total, pageSize }: { total: number; pageSize: number }, most = MAX_PAGE): number =>
  Math.min(Math.ceil(total / pageSize), most)

/** So many of the newest vacancies that pass the filters are put in order by match. */
export const MAX_MATCHED = 1000
