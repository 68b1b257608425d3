import { Link } from '#src/app/ui/link.tsx'
import { PaySum } from '#src/app/ui/pay-sum.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { ShortDate } from '#src/app/ui/short-date.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { OwnVacancy } from '#src/contract/application/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { vesselText } from '#src/i18n/vessel-name.ts'
import { EditLink } from './edit-link.tsx'
import { nameOwn } from './own-name.ts'
import { stateText, VacancyState } from './vacancy-state.tsx'

export function useOwnColumns(now: number): readonly Column<OwnVacancy>[] {
  const intl = useIntl()
  const formats = useFormats()
  const { t } = intl
  return [
    { id: 'vacancy', name: t('company.column.vacancy'), isHead: true, cell: (vacancy) => <Named vacancy={vacancy} /> },
    {
      id: 'pay',
      name: t('company.column.pay'),
      cell: ({ pay }) => pay && <PaySum pay={pay} intl={intl} formats={formats} className="smallest faint" />,
    },
    {
      id: 'joins',
      name: t('company.column.joins'),
      phone: 'line',
      orders: [{ by: 'joining', direction: 'ascending' }],
      cell: (vacancy) => <Joining vacancy={vacancy} />,
    },
    {
      id: 'state',
      name: t('company.column.state'),
      text: (vacancy) => stateText(vacancy, now, intl, formats),
      cell: (vacancy) => <VacancyState vacancy={vacancy} now={now} />,
    },
    {
      id: 'published',
      name: t('company.column.published'),
      phone: 'no',
      orders: [{ by: 'newest', direction: 'descending' }],
      cell: ({ publishedAt }) => publishedAt !== null && <ShortDate date={publishedAt} />,
    },
    {
      id: 'applications',
      name: t('company.column.applications'),
      isNumber: true,
      phone: 'line',
      orders: [{ by: 'applications', direction: 'descending' }],
      cell: (vacancy) => <Applications vacancy={vacancy} />,
    },
  ]
}

type Props = { vacancy: OwnVacancy }

function Named({ vacancy }: Props) {
  const intl = useIntl()
  const { id, typed, vesselType, vesselClass } = vacancy
  const ship = vesselType !== null && vesselText({ vesselType, vesselClass }, intl)
  return (
    <>
      {typed === 'new' ? (
        <Link className="name" to="/vacancy/$id/edit" params={{ id }}>
          {nameOwn(vacancy, intl)}
        </Link>
      ) : (
        <Link className="name" to="/vacancy/$id" params={{ id }}>
          {nameOwn(vacancy, intl)}
        </Link>
      )}
      <div className="smallest faint">
        {ship} {ship && '·'} <EditLink id={id} />
      </div>
    </>
  )
}

function Joining({ vacancy: { joinFrom, joinTo, port } }: Props) {
  const { dateRange, plainDate } = useFormats()
  const single = joinFrom ?? joinTo
  return (
    <>
      {joinFrom && joinTo ? dateRange(joinFrom, joinTo) : single && plainDate(single)}
      {port && (
        <div className="smallest faint">
          <Place city={port.name} country={port.country} />
        </div>
      )}
    </>
  )
}

function Applications({ vacancy: { id, typed, applications, newApplications } }: Props) {
  const { t } = useIntl()
  if (typed === 'new') return null
  if (applications === 0) return <span className="faint">{t('company.vacancies.no-applications')}</span>
  return (
    <>
      <Link to="/company/vacancy/$id/applicants" params={{ id }}>
        {t('company.vacancies.applications', { count: applications })}
      </Link>{' '}
      {newApplications > 0 && (
        <span className="state note">{t('company.vacancies.new', { count: newApplications })}</span>
      )}
    </>
  )
}
