import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'
import type { Alert } from './saved-search.ts'
import type { SavedSearchInput } from './schemas.ts'

/** Vacancies and searches that a seafarer keeps. Only their pages bring it along. */
export const createSavedJobsApi = (call: Call) => ({
  listVacancies: (query: Query) => call('GET /server/seaman/saved-vacancy', { query }),
  saveVacancy: (id: string) => call('PUT /server/seaman/saved-vacancy/{id}', { params: { id } }),
  unsaveVacancy: (id: string) => call('DELETE /server/seaman/saved-vacancy/{id}', { params: { id } }),
  listSearches: () => call('GET /server/seaman/saved-search'),
  /** Its answer has all of them. */
  saveSearch: (body: SavedSearchInput) => call('POST /server/seaman/saved-search', { body }),
  changeAlert: (id: string, alert: Alert) =>
    call('PUT /server/seaman/saved-search/{id}', { params: { id }, body: { alert } }),
  removeSearch: (id: string) => call('DELETE /server/seaman/saved-search/{id}', { params: { id } }),
})
