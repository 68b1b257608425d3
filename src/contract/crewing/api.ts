import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'

/** The directory of companies. */
export const createCrewingApi = (call: Call) => ({
  /** The directory, in one country (its code in lower case) or in all of them. */
  findCompanies: (query: Query, country?: string) =>
    country
      ? call('GET /server/crewing/{country}', { params: { country }, query })
      : call('GET /server/crewing', { query }),
  getCompany: (country: string, slug: string) =>
    call('GET /server/crewing/{country}/{slug}', { params: { country, slug } }),
})
