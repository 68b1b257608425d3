import type { Query } from '../addresses.ts'
import type { Call } from '../call.ts'
import type { CompanyMessageInput } from '../schemas/crewing.ts'
import { keyed } from './keyed.ts'

/** The directory of companies. */
export const createCrewingApi = (call: Call) => ({
  /** The directory, in one country (its code in lower case) or in all of them. */
  findCompanies: (query: Query, country?: string) =>
    country
      ? call('GET /server/crewing/{country}', { params: { country }, query })
      : call('GET /server/crewing', { query }),
  getCompany: (country: string, slug: string) =>
    call('GET /server/crewing/{country}/{slug}', { params: { country, slug } }),
  writeToCompany: (params: { country: string; slug: string }, body: CompanyMessageInput, idempotencyKey: string) =>
    call('POST /server/crewing/{country}/{slug}/message', { params, body, headers: keyed(idempotencyKey) }),
})
