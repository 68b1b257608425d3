import { companyPath } from '#src/contract/addresses.ts'
import * as declared from '#src/contract/endpoints/crewing.ts'
import { isCountry } from '#src/contract/vocabulary/countries.ts'
import { defer } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { forgetCarried, readCarried } from '../carried/carried-answers.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { getCompany } from './company-page.usecases.ts'
import { freshenCrewing } from './crewing-figures.usecases.ts'
import { searchCompanies } from './directory.usecases.ts'
import { writeToCompany } from './messages.usecases.ts'

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
  ...(await getCompany(services, params.country, params.slug, session)),
  ...(session?.seamanId && (await readCarried(c, companyPath(params)))),
}))

const postMessage = implement(declared.postMessage, async ({ c, services, session, params, body }) => {
  const { message, mails } = await writeToCompany(services, session, params, body, readIdempotencyKey(c))
  await forgetCarried(c, companyPath(params))
  defer(c, sendMails(services, mails))
  return message
})

export const crewingEndpoints = [listCompanies, listCompaniesOfCountry, readCompany, postMessage]
