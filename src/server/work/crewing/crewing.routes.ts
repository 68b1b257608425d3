import * as declared from '#src/contract/crewing/endpoints.ts'
import { companyPath } from '#src/contract/http/addresses.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { readCarried } from '#src/server/ground/carried/carried-answers.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { getCompany, getPreview } from './company-page.usecases.ts'
import { freshenCrewing } from './crewing-figures.usecases.ts'
import { searchCompanies } from './directory.usecases.ts'

const listCompanies = implement(declared.listCompanies, async ({ c, services, query }) => {
  const list = await searchCompanies(services, query, c.get('locale'))
  defer(c, freshenCrewing(services))
  return list
})

const listCompaniesOfCountry = implement(declared.listCompaniesOfCountry, async ({ c, services, params, query }) => {
  const country = params.country.toUpperCase()
  if (!isCountry(country)) throw new Failure('not-found')
  const list = await searchCompanies(services, query, c.get('locale'), country)
  defer(c, freshenCrewing(services))
  return list
})

const readCompany = implement(declared.readCompany, async ({ c, services, session, params }) => ({
  ...(await getCompany(services, params.slug, { session, language: c.get('locale') })),
  ...(session?.seamanId && (await readCarried(c, companyPath(params)))),
}))

const readPreview = implement(declared.readPreview, async ({ c, services, session }) =>
  getPreview(services, session, c.get('locale')),
)

export const crewingEndpoints = [readPreview, listCompanies, listCompaniesOfCountry, readCompany]
