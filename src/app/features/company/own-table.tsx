import { Link, PathLink } from '#src/app/ui/link.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { findShared, type SharedColumns, SharedNote } from '#src/app/ui/shared-columns.tsx'
import type { OwnVacancy } from '#src/contract/schemas/application.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { EditLink } from './edit-link.tsx'
import { type OwnQuery, ownVacanciesPath } from './own-query.ts'
import { stateText, VacancyState } from './vacancy-state.tsx'

type Props = { vacancies: readonly OwnVacancy[]; query: OwnQuery; now: number }

export function OwnTable({ vacancies, query, now }: Props) {
  const intl = useIntl()
  const { t } = intl
  const formats = useFormats()
  const shared = findShared(vacancies, { state: (vacancy) => stateText(vacancy, now, intl, formats) })
  return (
    <>
      <SharedNote shared={shared} nameOf={(column) => t(`company.column.${column}`)} />
      <div className="scroll">
        <table className="table middle stack">
          <caption className="visually-hidden">{t('company.vacancies.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('company.column.vacancy')}</th>
              <th scope="col">{t('company.column.pay')}</th>
              <SortHead sort="joining" name={t('company.column.joins')} query={query} />
              {!shared.has('state') && <th scope="col">{t('company.column.state')}</th>}
              <SortHead sort="newest" name={t('company.column.published')} query={query} />
              <SortHead sort="applications" name={t('company.column.applications')} query={query} number />
            </tr>
          </thead>
          <tbody>
            {vacancies.map((vacancy) => (
              <OwnRow key={vacancy.id} vacancy={vacancy} now={now} shared={shared} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type HeadProps = { sort: OwnQuery['sort']; name: string; query: OwnQuery; number?: boolean }

function SortHead({ sort, name, query, number }: HeadProps) {
  const current = query.sort === sort
  const order = sort === 'joining' ? 'ascending' : 'descending'
  return (
    <th scope="col" className={number ? 'number' : undefined} aria-sort={current ? order : undefined}>
      <PathLink className="plain sort-head" path={ownVacanciesPath({ ...query, sort, page: 1 })}>
        {name}
        {current && <span aria-hidden="true">{order === 'ascending' ? ' ↑' : ' ↓'}</span>}
      </PathLink>
    </th>
  )
}

function OwnRow({ vacancy, now, shared }: { vacancy: OwnVacancy; now: number; shared: SharedColumns }) {
  const intl = useIntl()
  const formats = useFormats()
  const { dateRange, date } = formats
  const { pay, port } = vacancy
  return (
    <tr>
      <th scope="row">
        <Link className="name" to="/vacancy/$id" params={{ id: vacancy.id }}>
          {rankName(intl, vacancy.rank)}
        </Link>
        <div className="smallest faint">
          {vesselText(vacancy, intl)} · <EditLink id={vacancy.id} />
        </div>
      </th>
      <td>
        <PaySum pay={pay} intl={intl} formats={formats} className="smallest faint" />
      </td>
      <td className="full">
        {dateRange(vacancy.joinFrom, vacancy.joinTo)}
        {port && (
          <div className="smallest faint">
            <Place city={port.name} country={port.country} />
          </div>
        )}
      </td>
      {!shared.has('state') && (
        <td>
          <VacancyState vacancy={vacancy} now={now} />
        </td>
      )}
      <td className="not-on-phone">{vacancy.publishedAt === null ? '' : date(vacancy.publishedAt)}</td>
      <td className="number full">
        <Applications vacancy={vacancy} />
      </td>
    </tr>
  )
}

function Applications({ vacancy }: { vacancy: OwnVacancy }) {
  const { t } = useIntl()
  if (vacancy.applications === 0) return <span className="faint">{t('company.vacancies.no-applications')}</span>
  return (
    <>
      <Link to="/company/vacancy/$id/applicants" params={{ id: vacancy.id }}>
        {t('company.vacancies.applications', { count: vacancy.applications })}
      </Link>{' '}
      {vacancy.newApplications > 0 && (
        <span className="state note">{t('company.vacancies.new', { count: vacancy.newApplications })}</span>
      )}
    </>
  )
}
