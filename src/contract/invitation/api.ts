import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'

/** Invitations, for both sides. Only their pages bring it along. */
export const createInvitationApi = (call: Call) => ({
  listFor: (id: string) => call('GET /server/seamans/{id}/invitation', { params: { id } }),
  invite: (id: string, vacancyId: string) =>
    call('POST /server/seamans/{id}/invitation', { params: { id }, body: { vacancyId } }),
  listOwn: (query: Query) => call('GET /server/seaman/invitation', { query }),
  reportSeen: () => call('POST /server/seaman/invitation/seen'),
  listSent: (query: Query) => call('GET /server/company/invitation', { query }),
  changeSent: (id: string, isWithdrawn: boolean) =>
    call('PUT /server/company/invitation/{id}', { params: { id }, body: { isWithdrawn } }),
  decline: (id: string) => call('POST /server/seaman/invitation/{id}/decline', { params: { id } }),
})
