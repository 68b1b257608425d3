import { Link } from '#src/app/ui/link.tsx'
import { findShared, type SharedColumns, SharedNote } from '#src/app/ui/shared-columns.tsx'
import type { AdminUser } from '#src/contract/schemas/admin.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { UserState, userState } from './user-state.tsx'

type Props = { users: readonly AdminUser[]; now: number }

const COLUMNS = ['email', 'role', 'language', 'verified', 'registered', 'seen', 'state'] as const

export function UsersTable({ users, now }: Props) {
  const { t } = useIntl()
  const { language } = useFormats()
  const nameOf = (column: string) => t(`admin.column.${column}`)
  const shared = findShared(users, {
    role: (user) => t(`admin.role.${user.role}`),
    language: (user) => language(user.language),
    state: (user) => t(`admin.state.${userState(user)}`),
  })
  return (
    <div className="scroll">
      <SharedNote shared={shared} nameOf={nameOf} />
      <table className="table middle stack">
        <caption className="visually-hidden">{t('admin.users.title')}</caption>
        <thead>
          <tr>
            {COLUMNS.filter((column) => !shared.has(column)).map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} now={now} shared={shared} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function UserRow({ user, now, shared }: { user: AdminUser; now: number; shared: SharedColumns }) {
  const { t } = useIntl()
  const { date, relative, language } = useFormats()
  return (
    <tr>
      <th scope="row" className="full">
        <Link className="name" to="/admin/users/$id" params={{ id: user.id }}>
          <bdi dir="ltr">{user.email}</bdi>
        </Link>
        {user.name && (
          <div className="smallest faint">
            <bdi>{user.name}</bdi>
          </div>
        )}
      </th>
      {!shared.has('role') && <td data-l={t('admin.column.role')}>{t(`admin.role.${user.role}`)}</td>}
      {!shared.has('language') && <td className="not-on-phone">{language(user.language)}</td>}
      <td className="not-on-phone">{user.verifiedAt === null ? t('admin.users.not-yet') : date(user.verifiedAt)}</td>
      <td data-l={t('admin.column.registered')} className="full">
        {date(user.createdAt)}
      </td>
      <td data-l={t('admin.column.seen')} className="full">
        {user.lastSeenAt === null ? t('admin.users.not-yet') : relative(user.lastSeenAt, now)}
      </td>
      {!shared.has('state') && (
        <td>
          <UserState user={user} />
        </td>
      )}
    </tr>
  )
}
