/** Limit of pages; a narrower search finds the rest. */
export const MAX_PAGE = 500
export const MAX_USER_PAGE = 20
/** The crew list is for finding crew, not for copying it. */
export const MAX_CREW_PAGE = 25

/** Returns the page number of an address; 1 if it is invalid. */
export function readPage(text = '', most = MAX_PAGE): number {
  const page = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 1
  return page <= most ? page : 1
}

/** Returns the number of available pages. */
export const countPages = ({ total, pageSize }: { total: number; pageSize: number }, most = MAX_PAGE): number =>
  Math.min(Math.ceil(total / pageSize), most)

/** How many of the newest filtered vacancies are sorted by match. */
export const MAX_MATCHED = 1000
