import { FilterForm } from '#src/app/ui/table/index.ts'
import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { USERS } from '#src/contract/lists.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { USERS_PATH } from './user-path.ts'

export function UsersFilters({ query }: { query: ListQuery<typeof USERS> }) {
  const { t } = useIntl()
  const { role, blocked, verified } = USERS.filters
  return (
    <FilterForm
      list={USERS}
      query={query}
      path={USERS_PATH}
      label={t('admin.users.form')}
      asks="/server/admin/user"
      fields={[
        { filter: 'q', label: t('admin.users.search'), hint: t('admin.users.search-hint') },
        {
          filter: 'role',
          label: t('admin.users.role'),
          options: role.words.map((value) => ({ value, name: t(`admin.role.${value}`) })),
        },
        {
          filter: 'blocked',
          label: t('admin.users.blocked'),
          options: blocked.words.map((value) => ({ value, name: t(`admin.users.blocked-${value}`) })),
        },
        {
          filter: 'verified',
          label: t('admin.users.verified'),
          options: verified.words.map((value) => ({ value, name: t(`admin.users.verified-${value}`) })),
        },
        { filter: 'from', label: t('admin.users.from') },
        { filter: 'to', label: t('admin.users.to') },
      ]}
      orders={USERS.sorts.map((value) => ({ value, name: t(`admin.sort.${value}`) }))}
    />
  )
}
