import type { APIRequestContext } from '@playwright/test'
import { read } from '../../support/accounts.ts'

/** The company whose members other journeys are: what a moderator takes down makes all of its vacancies wait. */
const DEMO_COMPANY = 'north-strand-crewing'

export const SITEMAP = '/en/sitemap-vacancy-1.xml'

type Vacancy = { id: string; rank: string; vesselType: string; employer: { slug: string } }

/** A public vacancy that no other journey begins with, and of no company that one needs. @param share its place in the sitemap, from 0 to 1 */
export async function chooseVacancy(request: APIRequestContext, share: number): Promise<Vacancy> {
  const sitemap = await (await request.get(SITEMAP)).text()
  const ids = [...sitemap.matchAll(/<loc>[^<]+\/vacancy\/([0-9a-f-]{36})</g)].map(([, id]) => id)
  for (const id of ids.slice(Math.floor(ids.length * share))) {
    const vacancy = await read<Vacancy>(request, `/server/vacancy/${id}`)
    if (vacancy.employer.slug !== DEMO_COMPANY) return vacancy
  }
  throw new Error('The sitemap has no vacancy of another company')
}
