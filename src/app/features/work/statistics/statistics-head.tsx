import { Link, PathLink } from '#src/app/ui/link.tsx'
import type { CompanyStatistics, VacancyFiguresQuery } from '#src/contract/statistics/schemas.ts'
import { PERIODS } from '#src/domain/statistics/periods.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { nameVacancy } from '../company-desk/name-vacancy.ts'
import { statisticsPath } from './statistics-path.ts'

type Props = { statistics: CompanyStatistics; query: VacancyFiguresQuery }

export function StatisticsHead({ statistics: { from, to, vacancy, vacancies }, query: { period } }: Props) {
  const { t } = useIntl()
  const { dateRange } = useFormats()
  return (
    <header className="page-head">
      <div className="column gap-1">
        <h1>{t('page.company-statistics.title')}</h1>
        {vacancy && <OfVacancy vacancy={vacancy} period={period} />}
        <p className="muted">
          {dateRange(from, to)}
          {!vacancy && <> · {t('statistics.vacancies', { count: vacancies })}</>}
        </p>
      </div>
      <nav className="segments" aria-label={t('statistics.period.label')}>
        {PERIODS.map((one) => (
          <PathLink
            key={one}
            path={statisticsPath(one, vacancy?.id)}
            aria-current={one === period ? 'page' : undefined}
          >
            {t(`statistics.period.${one}`)}
          </PathLink>
        ))}
      </nav>
    </header>
  )
}

type VacancyProps = { vacancy: NonNullable<CompanyStatistics['vacancy']>; period: VacancyFiguresQuery['period'] }

function OfVacancy({ vacancy, period }: VacancyProps) {
  const intl = useIntl()
  return (
    <p>
      <Link className="name" to="/vacancy/$id" params={{ id: vacancy.id }}>
        {nameVacancy(vacancy, intl)}
      </Link>{' '}
      · <PathLink path={statisticsPath(period)}>{intl.t('statistics.all')}</PathLink>
    </p>
  )
}
