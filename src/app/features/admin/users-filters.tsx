import { FilterForm } from '#src/app/ui/table/index.ts'
import type { ListQuery } from '#src/contract/list/describe-list.ts'
import { USERS } from '#src/contract/list/lists.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { USERS_PATH } from './user-path.ts'

export function UsersFilters({ query }: { query: ListQuery<typeof USERS> }) {
  const { t } = useIntl()
  const named = (words: readonly string[], id: string) => words.map((value) => ({ value, name: t(`${id}${value}`) }))
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
        { filter: 'role', label: t('admin.users.role'), options: named(role.words, 'admin.role.') },
        { filter: 'blocked', label: t('admin.users.blocked'), options: named(blocked.words, 'admin.users.blocked-') },
        {
          filter: 'verified',
          label: t('admin.users.verified'),
          options: named(verified.words, 'admin.users.verified-'),
        },
        { filter: 'from', label: t('admin.users.from') },
        { filter: 'to', label: t('admin.users.to') },
      ]}
      orders={named(USERS.sorts, 'admin.sort.')}
    />
  )
}
