import type { AdminUser } from '../../../contract/schemas/admin.ts'
import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import { UserState } from './user-state.tsx'
import { userPath } from './users-query.ts'

type Props = { users: readonly AdminUser[]; now: number }

const COLUMNS = ['email', 'role', 'language', 'verified', 'registered', 'seen', 'state'] as const

export function UsersTable({ users, now }: Props) {
  const { t } = useIntl()
  return (
    <div className="scroll">
      <table className="tbl mid stack">
        <caption className="vh">{t('admin.users.title')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`admin.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function UserRow({ user, now }: { user: AdminUser; now: number }) {
  const { t } = useIntl()
  const { date, relative, language } = useFormats()
  const href = useHref()
  return (
    <tr>
      <th scope="row" className="full">
        <a className="name" href={href(userPath(user.id))}>
          <bdi dir="ltr">{user.email}</bdi>
        </a>
        {user.name && (
          <div className="xs dim">
            <bdi>{user.name}</bdi>
          </div>
        )}
      </th>
      <td data-l={t('admin.column.role')}>{t(`admin.role.${user.role}`)}</td>
      <td className="hide-xs">{language(user.language)}</td>
      <td className="hide-xs">{user.verifiedAt === null ? t('admin.users.not-yet') : date(user.verifiedAt)}</td>
      <td data-l={t('admin.column.registered')} className="full">
        {date(user.createdAt)}
      </td>
      <td data-l={t('admin.column.seen')} className="full">
        {user.lastSeenAt === null ? t('admin.users.not-yet') : relative(user.lastSeenAt, now)}
      </td>
      <td>
        <UserState user={user} />
      </td>
    </tr>
  )
}
