import { loadPart } from '#src/app/load-part.ts'
import type { PageContext } from '#src/app/page.ts'

/** The rank of the vacancy from which the person came. */
export type RoleData = { rank: string | null }

const VACANCY = /^\/vacancy\/([0-9a-f-]{36})(?:[?#]|$)/

/** Returns the rank of the vacancy from which a person came: they are probably a seafarer of it. Without an answer nothing is preselected. */
export async function findWantedRank({ api, search }: Pick<PageContext, 'api' | 'search'>): Promise<string | null> {
  const id = VACANCY.exec(search.redirect ?? '')?.[1]
  if (!id) return null
  return loadPart(api.getVacancy(id)).then(
    (vacancy) => vacancy?.rank ?? null,
    () => null,
  )
}
