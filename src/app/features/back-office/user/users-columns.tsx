import { Link } from '#src/app/ui/link.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { AdminUser } from '#src/contract/user/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { UserState, userState } from './user-state.tsx'

export function useUsersColumns(now: number): readonly Column<AdminUser>[] {
  const { t } = useIntl()
  const { relative, language } = useFormats()
  const role = (user: AdminUser) => t(`admin.role.${user.role}`)
  const tongue = (user: AdminUser) => language(user.language)
  return [
    {
      id: 'email',
      name: t('admin.column.email'),
      isHead: true,
      phone: 'line',
      orders: [{ by: 'email', direction: 'ascending' }],
      cell: (user) => <UserName user={user} />,
    },
    { id: 'role', name: t('admin.column.role'), text: role, cell: role, isNamed: true },
    { id: 'language', name: t('admin.column.language'), text: tongue, cell: tongue, phone: 'no' },
    {
      id: 'verified',
      name: t('admin.column.verified'),
      phone: 'no',
      cell: ({ verifiedAt }) => (verifiedAt === null ? t('admin.users.not-yet') : <ShortDate date={verifiedAt} />),
    },
    {
      id: 'registered',
      name: t('admin.column.registered'),
      phone: 'line',
      isNamed: true,
      orders: [
        { by: 'newest', direction: 'descending' },
        { by: 'oldest', direction: 'ascending' },
      ],
      cell: ({ createdAt }) => <ShortDate date={createdAt} />,
    },
    {
      id: 'seen',
      name: t('admin.column.seen'),
      phone: 'line',
      isNamed: true,
      orders: [{ by: 'seen', direction: 'descending' }],
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t('admin.users.not-yet') : relative(lastSeenAt, now)),
    },
    {
      id: 'state',
      name: t('admin.column.state'),
      text: (user) => t(`admin.state.${userState(user)}`),
      cell: (user) => <UserState user={user} />,
    },
  ]
}

const UserName = ({ user: { id, email, name } }: { user: AdminUser }) => (
  <>
    <Link className="name" to="/admin/users/$id" params={{ id }}>
      <bdi dir="ltr">{email}</bdi>
    </Link>
    {name && (
      <div className="smallest faint">
        <bdi>{name}</bdi>
      </div>
    )}
  </>
)
