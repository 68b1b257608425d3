import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'

/** API of profile views. Only pages with views import it. */
export const createViewApi = (call: Call) => ({
  listOwn: (query: Query) => call('GET /server/seaman/view', { query }),
  reportCardView: (id: string) => call('POST /server/seamans/{id}/view', { params: { id } }),
  reportCvView: (id: string, applicationId: string) =>
    call('POST /server/vacancy/{id}/application/{applicationId}/view', { params: { id, applicationId } }),
})
