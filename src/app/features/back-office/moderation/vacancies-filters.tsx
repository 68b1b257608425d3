import { Disclosure } from '#src/app/ui/disclosure.tsx'
import { sortCountries } from '#src/app/ui/forms/country-options.ts'
import { Chip } from '#src/app/ui/marks.tsx'
import { FilterForm } from '#src/app/ui/table/index.ts'
import { filtersOn, listPath } from '#src/contract/http/describe-list.ts'
import { ADMIN_VACANCIES, VACANCY_SOURCES } from '#src/contract/moderation/list.ts'
import type { AdminVacancyList, AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import { RANK_GROUPS, RANKS } from '#src/domain/vocabulary/ranks.ts'
import { FLEETS, VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { tradeNames } from '#src/i18n/trade-names.ts'
import { VACANCIES_PATH } from './queries.ts'

type Props = { query: AdminVacancyQuery; data: AdminVacancyList }

/** The filters of all vacancies; above the review queue they are closed until one is used. */
export function VacanciesFilters({ query, data }: Props) {
  const { t } = useIntl()
  const isQueue = query.state === 'waiting'
  const form = <Fields query={query} />
  const isUsed = filtersOn(ADMIN_VACANCIES, query).length > 0
  return (
    <>
      {isQueue ? (
        <Disclosure summary={t('moderation.filter.form')} open={isUsed}>
          {form}
        </Disclosure>
      ) : (
        <div className="u-pbs-4">{form}</div>
      )}
      <Chips query={query} data={data} />
    </>
  )
}

function Fields({ query }: Pick<Props, 'query'>) {
  const { t } = useIntl()
  const orders = ADMIN_VACANCIES.sorts.map((value) => ({ value, name: t(`moderation.sort.${value}`) }))
  const fields = useFields()
  return (
    <FilterForm
      list={ADMIN_VACANCIES}
      query={query}
      path={VACANCIES_PATH}
      label={t('moderation.filter.form')}
      asks="/server/admin/vacancy"
      fields={fields}
      orders={query.state === 'waiting' ? [] : orders}
    />
  )
}

function useFields() {
  const intl = useIntl()
  const formats = useFormats()
  const { t } = intl
  const words = tradeNames(intl, formats)
  const ranks = RANK_GROUPS.map((group) => ({
    title: t(`vocabulary.group.${group}`),
    options: RANKS.filter((rank) => rank.group === group).map(({ slug }) => ({ value: slug, name: words.rank(slug) })),
  }))
  const vessels = FLEETS.map((fleet) => ({
    title: words.fleet(fleet),
    options: VESSEL_TYPES.filter((type) => type.fleet === fleet).map(({ slug }) => ({
      value: slug,
      name: words.vessel(slug),
    })),
  }))
  const countries = sortCountries(formats).map(({ value, label }) => ({ value: value.toLowerCase(), name: label }))
  return [
    { filter: 'q', label: t('moderation.filter.q'), hint: t('moderation.filter.q-hint') },
    { filter: 'rank', label: t('crew.filter.rank'), groups: ranks },
    { filter: 'vessel', label: t('crew.filter.vessel'), groups: vessels },
    { filter: 'country', label: t('moderation.filter.country'), options: countries },
    {
      filter: 'source',
      label: t('moderation.column.feed'),
      options: VACANCY_SOURCES.map((value) => ({ value, name: t(`moderation.source.${value}`) })),
    },
    {
      filter: 'reported',
      label: t('report.queue.title'),
      options: ADMIN_VACANCIES.filters.reported.words.map((value) => ({
        value,
        name: t(`moderation.reported.${value}`),
      })),
    },
    { filter: 'from', label: t('moderation.filter.from') },
    { filter: 'to', label: t('moderation.filter.to') },
  ] as const
}

/** Filters that come from links of other pages. */
function Chips({ query, data }: Props) {
  const { t } = useIntl()
  const chips = (['company', 'feed'] as const).filter((name) => query[name])
  if (chips.length === 0) return null
  return (
    <div className="row tight u-pbs-4">
      {chips.map((name) => (
        <Chip
          key={name}
          path={listPath(ADMIN_VACANCIES, VACANCIES_PATH, { ...query, [name]: undefined, page: 1 })}
          label={t('vacancy.list.remove')}
        >
          {data[name]?.name ?? query[name]}
        </Chip>
      ))}
    </div>
  )
}
