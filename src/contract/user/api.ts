import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'
import { STOP_ACTING_PATH } from '../http/constants.ts'
import type { Role } from '../http/roles.ts'

/** What admins do with accounts, and in the name of their owners. */
export const createAdminApi = (call: Call) => ({
  findUsers: (query: Query) => call('GET /server/admin/user', { query }),
  getUser: (id: string) => call('GET /server/admin/user/{id}', { params: { id } }),
  changeRole: (id: string, role: Role) => call('PUT /server/admin/user/{id}/role', { params: { id }, body: { role } }),
  blockUser: (id: string, blocked: boolean) =>
    call('PUT /server/admin/user/{id}/block', { params: { id }, body: { blocked } }),
  writeNote: (id: string, note: string) =>
    call('POST /server/admin/user/{id}/note', { params: { id }, body: { note } }),
  deleteNote: (id: string, note: string) =>
    call('DELETE /server/admin/user/{id}/note/{note}', { params: { id, note } }),
  /** Signs the admin in as someone else. */
  impersonate: (userId: string, body: { email: string; password: string; reason: string }) =>
    call('POST /server/security/auth/login', { query: { user_id: userId }, body }),
  setActingAccess: (access: 'read' | 'write') =>
    call('PUT /server/security/impersonation/access', { body: { access } }),
  /** Leads back to the admin's own session; null when that is over. */
  stopActing: () => call(`POST ${STOP_ACTING_PATH}`),
})
