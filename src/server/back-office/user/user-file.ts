import type { AdminUserQuery } from '#src/contract/user/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { FileColumn, ReadStep } from '#src/server/http/list-file.ts'
import type { Database } from '#src/server/platform/database.ts'
import { findUsersBefore, type UserRow } from './user.repository.ts'

const dayOf = (at: number | null) => at && toPlainDate(at)

const COLUMNS: readonly FileColumn<UserRow>[] = [
  ['admin.column.email', ({ email }) => email],
  ['list.name', ({ called }) => called],
  ['admin.column.role', ({ role }, { t }) => t(`admin.role.${role}`)],
  ['admin.column.language', ({ language }, { formats }) => formats.language(language)],
  ['admin.column.verified', ({ email_verified_at }) => dayOf(email_verified_at)],
  ['admin.column.registered', ({ created_at }) => dayOf(created_at)],
  ['admin.column.seen', ({ last_seen_at }) => dayOf(last_seen_at)],
  ['admin.user.blocked', ({ blocked_at }) => dayOf(blocked_at)],
  ['admin.user.erase', ({ erase_at }) => dayOf(erase_at)],
]

/** Accounts of a search, latest registration first. */
export const usersFile = (db: Database, query: AdminUserQuery) => ({
  name: 'accounts',
  columns: COLUMNS,
  read: ((after, limit) => findUsersBefore(db, query, after?.id, limit)) satisfies ReadStep<UserRow>,
})
