import { definePage, type PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { countPages, MAX_USER_PAGE } from '#src/contract/paging.ts'
import type { AdminUserList } from '#src/contract/schemas/admin.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { users } from './queries.ts'
import { UsersForm } from './users-form.tsx'
import { isFiltered, readUsersQuery, USERS_PATH, type UsersQuery, usersPath } from './users-query.ts'
import { UsersTable } from './users-table.tsx'

function Users({ data: { users: data }, ctx }: PageProps<{ users: AdminUserList }>) {
  const { t } = useIntl()
  const query = readUsersQuery(ctx.search)
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('admin.users.title')}</h1>
      </header>
      <UsersForm query={query} />
      <div className="row split u-pbs-4 u-pbe-4">
        <p className="small muted" role="status">
          {t(data.totalIsExact ? 'admin.users.count' : 'admin.users.count-many', { count: data.total })}
        </p>
        {isFiltered(query) && (
          <Link className="small" to={USERS_PATH}>
            {t('admin.users.all')}
          </Link>
        )}
      </div>
      {data.items.length === 0 ? (
        <EmptyState title={t('admin.users.none-title')} text={t('admin.users.none-text')} />
      ) : (
        <UsersTable users={data.items} now={ctx.now} />
      )}
      <Paging data={data} query={query} />
    </div>
  )
}

function Paging({ data, query }: { data: AdminUserList; query: UsersQuery }) {
  const { t } = useIntl()
  const { range } = useFormats()
  const { page, pageSize, items, totalIsExact } = data
  const pages = countPages(data, MAX_USER_PAGE)
  if (pages < 2 || items.length === 0) return null
  const from = (page - 1) * pageSize + 1
  return (
    <div className="row split paging">
      <div className="column gap-1 small muted">
        <p>{t('admin.users.range', { range: range(from, from + items.length - 1) })}</p>
        {page === MAX_USER_PAGE && !totalIsExact && <p>{t('admin.users.end')}</p>}
      </div>
      <Pager page={page} pages={pages} pathFor={(target) => usersPath({ ...query, page: target })} />
    </div>
  )
}

export const adminUsersPage = definePage<{ users: AdminUserList }>({
  queries: (ctx) => ({ users: users(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('admin.users.title'), noindex: true }),
  Component: Users,
})
