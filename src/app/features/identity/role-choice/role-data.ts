import { loadPart } from '#src/app/load-part.ts'
import type { PageContext } from '#src/app/page.ts'

/** The rank of the vacancy that the person came from. */
export type RoleData = { rank: string | null }

const VACANCY = /^\/vacancy\/([0-9a-f-]{36})(?:[?#]|$)/

/** Anyone who comes from a vacancy is a seafarer of its rank until they say otherwise. Without an answer nothing is chosen for them. */
export async function findWantedRank({ api, search }: Pick<PageContext, 'api' | 'search'>): Promise<string | null> {
  const id = VACANCY.exec(search.redirect ?? '')?.[1]
  if (!id) return null
  return loadPart(api.getVacancy(id)).then(
    (vacancy) => vacancy?.rank ?? null,
    () => null,
  )
}
