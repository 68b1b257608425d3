import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'

/** For the pages that need it: application forms of companies. */
export const createAgencyFormApi = (call: Call) => ({
  listOwnForms: () => call('GET /server/company/form'),
  removeForm: (id: string) => call('POST /server/company/form/{id}/remove', { params: { id } }),
  findForms: (query: Query) => call('GET /server/seaman/form', { query }),
})
