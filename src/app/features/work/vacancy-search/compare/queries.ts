import type { PageContext } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { MAX_COMPARED } from '#src/domain/offer/compare-offers.ts'

const ID = /^[0-9a-f-]{36}$/

/** Returns the vacancies in the address, each once: `a`, `b` and `c`, or `a` repeated, as the form sends it. */
export const readChosen = ({ a = '', b = '', c = '' }: Record<string, string>): string[] => [
  ...new Set([a, b, c].flatMap((ids) => ids.split(',')).filter((id) => ID.test(id))),
]

/** Null if it cannot be read any more. */
async function read({ api }: PageContext, id: string): Promise<VacancyDetail | null> {
  try {
    return await api.getVacancy(id)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return null
    throw error
  }
}

/** The first ones of the selection. */
export function comparedVacancies(ctx: PageContext) {
  const ids = readChosen(ctx.search).slice(0, MAX_COMPARED)
  return pageQuery(ctx, ['compared', ids], () => Promise.all(ids.map((id) => read(ctx, id))))
}
