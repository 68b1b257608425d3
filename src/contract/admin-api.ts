import { type Query, withQuery } from './addresses.ts'
import type { Transport } from './api.ts'
import { STOP_ACTING_PATH } from './constants.ts'
import type { Role } from './roles.ts'
import type { AdminUserDetail, AdminUserList } from './schemas/admin.ts'
import type { SessionUser } from './session.ts'

type Calls = {
  get: <T>(path: string, query?: Query) => Promise<T>
  post: <T>(path: string, body?: unknown) => Promise<T>
  send: Transport
}

const USERS = '/server/admin/user'
const ACTING = '/server/security/impersonation'

const pathOf = (id: string): string => `${USERS}/${encodeURIComponent(id)}`

/** What admins do with accounts, and in the name of their owners. */
export const createAdminApi = ({ get, post, send }: Calls) => ({
  findUsers: (query: Query) => get<AdminUserList>(USERS, query),
  getUser: (id: string) => get<AdminUserDetail>(pathOf(id)),
  changeRole: (id: string, role: Role) => send({ method: 'PUT', path: `${pathOf(id)}/role`, body: { role } }),
  blockUser: (id: string, blocked: boolean) => send({ method: 'PUT', path: `${pathOf(id)}/block`, body: { blocked } }),
  /** Signs the admin in as somebody else. */
  impersonate: (userId: string, body: { email: string; password: string; reason: string }) =>
    post<SessionUser>(withQuery('/server/security/auth/login', { user_id: userId }), body),
  setActingAccess: (access: 'read' | 'write') =>
    send({ method: 'PUT', path: `${ACTING}/access`, body: { access } }) as Promise<SessionUser>,
  /** Leads back to the admin's own session; null when that is over. */
  stopActing: () => post<SessionUser | null>(STOP_ACTING_PATH),
})
