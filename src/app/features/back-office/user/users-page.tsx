import { definePage, type PageProps } from '#src/app/page.ts'
import { Chip } from '#src/app/ui/marks.tsx'
import { ListView } from '#src/app/ui/table/index.ts'
import { listPath, readList } from '#src/contract/http/describe-list.ts'
import { USERS } from '#src/contract/lists.ts'
import type { AdminUserList } from '#src/contract/user/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { users } from './queries.ts'
import { USERS_PATH } from './user-path.ts'
import { useUsersColumns } from './users-columns.tsx'
import { UsersFilters } from './users-filters.tsx'

function Users({ data: { users: data }, ctx }: PageProps<{ users: AdminUserList }>) {
  const { t } = useIntl()
  const query = readList(USERS, ctx.search)
  const columns = useUsersColumns(ctx.now)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('admin.users.title')}</h1>
      </header>
      <UsersFilters query={query} />
      {query.member && (
        <div className="row tight u-pbs-4">
          <Chip
            path={listPath(USERS, USERS_PATH, { ...query, member: undefined, page: 1 })}
            label={t('vacancy.list.remove')}
          >
            {t('team.members.title')}
          </Chip>
        </div>
      )}
      <ListView
        list={USERS}
        query={query}
        path={USERS_PATH}
        data={data}
        count={t(data.totalIsExact ? 'admin.users.count' : 'admin.users.count-many', { count: data.total })}
        file="/server/admin/user.csv"
        ctx={ctx}
        caption={t('admin.users.title')}
        columns={columns}
        idOf={({ id }) => id}
        none={{ title: t('admin.users.none-title'), text: t('admin.users.none-text') }}
      />
    </div>
  )
}

export const adminUsersPage = definePage<{ users: AdminUserList }>({
  queries: (ctx) => ({ users: users(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('admin.users.title'), noindex: true }),
  Component: Users,
})
