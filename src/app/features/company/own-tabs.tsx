import { PathLink } from '#src/app/ui/link.tsx'
import type { OwnVacancyList } from '#src/contract/schemas/application.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { type OwnQuery, ownVacanciesPath, STATUSES } from './own-query.ts'

type Props = { query: OwnQuery; counts: OwnVacancyList['facets']['status'] }

export function OwnTabs({ query, counts }: Props) {
  const { t } = useIntl()
  const countOf = (status: string) => counts.find(({ value }) => value === status)?.count ?? 0
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const tab = (status: OwnQuery['status'], name: string, count: number) => (
    <PathLink
      key={name}
      path={ownVacanciesPath({ ...query, status, page: 1 })}
      aria-current={query.status === status ? 'page' : undefined}
    >
      {name} <span className="tally">{count}</span>
    </PathLink>
  )
  return (
    <nav className="tabs" aria-label={t('company.vacancies.status')}>
      {tab(undefined, t('company.status.all'), all)}
      {STATUSES.map((status) => tab(status, t(`company.status.${status}`), countOf(status)))}
    </nav>
  )
}
