import { hasPermission } from '#src/contract/http/permissions.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { USERS } from '#src/contract/lists.ts'
import type { AdminUser, AdminUserDetail, AdminUserList, AdminUserQuery } from '#src/contract/user/schemas.ts'
import { findAccount } from '#src/server/identity/account/account.repository.ts'
import { needsSecondStep } from '#src/server/identity/session/decide-entrance.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Database } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { listNotes } from './notes.usecases.ts'
import { permissionFor } from './permission-for.ts'
import { countRelated, findOrganisationsOf, findSeafarerOf } from './related.repository.ts'
import { findUser, findUserPage, type UserRow } from './user.repository.ts'

/** Exact up to this number. */
const MAX_COUNT = 1000

export const toUser = (row: UserRow): AdminUser => ({
  id: row.id,
  email: row.email,
  name: row.called,
  role: row.role,
  language: row.language,
  verifiedAt: row.email_verified_at,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  blockedAt: row.blocked_at,
  eraseAt: row.erase_at,
})

/** Searches accounts for admins. */
export async function listUsers({ db }: Needs<'db'>, query: AdminUserQuery): Promise<AdminUserList> {
  const { rows, count } = await findUserPage(db, query, USERS.pageSize, MAX_COUNT)
  return {
    items: rows.map(toUser),
    total: Math.min(count, MAX_COUNT),
    totalIsExact: count <= MAX_COUNT,
    page: query.page,
    pageSize: USERS.pageSize,
  }
}

/** Roles with a profile are chosen in the person's own form; an admin removes them, and makes accounts without role admins. */
export function listNextRoles({ role, verifiedAt }: Pick<AdminUser, 'role' | 'verifiedAt'>): Role[] {
  if (role !== 'user') return ['user']
  return verifiedAt === null ? [] : ['admin']
}

async function getRelated(db: Database, id: string): Promise<AdminUserDetail['related']> {
  const [organisations, seaman, { conversations, ...reports }] = await Promise.all([
    findOrganisationsOf(db, id),
    findSeafarerOf(db, id),
    countRelated(db, id),
  ])
  return {
    organisations,
    seaman: seaman
      ? { id: seaman.id, publicId: seaman.isHidden ? null : seaman.publicId, isChecked: seaman.isChecked === 1 }
      : null,
    reports,
    conversations,
  }
}

/** Returns one account, with what the calling admin may do. */
export async function getUser(
  services: Needs<'db' | 'clock' | 'config'>,
  session: Session,
  id: string,
): Promise<AdminUserDetail> {
  const { db, clock } = services
  const [found, admin, related, notes] = await Promise.all([
    findUser(db, id, clock()),
    findAccount(db, session.accountId),
    getRelated(db, id),
    listNotes(services, session, id),
  ])
  if (!found || !admin) throw new Failure('not-found')
  const user = toUser(found)
  const self = user.id === session.accountId
  return {
    ...user,
    related,
    notes,
    mayNote: !self && hasPermission(session.permissions, permissionFor(user.role)),
    sessions: found.sessions,
    heldTogetherAt: found.held,
    self,
    roles: self
      ? []
      : listNextRoles(user).filter((after) => hasPermission(session.permissions, permissionFor(user.role, after))),
    closed: self ? 'self' : user.role === 'admin' ? 'admin' : null,
    proof: (await needsSecondStep(services, admin, 'password')) ? 'passkey' : 'password',
  }
}
