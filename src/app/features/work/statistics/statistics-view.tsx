import type { PageProps } from '#src/app/page.ts'
import { MissingPart } from '#src/app/ui/missing-part.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { readList } from '#src/contract/http/describe-list.ts'
import { VACANCY_FIGURES } from '#src/contract/lists.ts'
import type { CompanyStatistics, VacancyFiguresList } from '#src/contract/statistics/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { FillTable } from './fill-table.tsx'
import { KeyFigures } from './key-figures.tsx'
import { SourceTable } from './source-table.tsx'
import { StageTable } from './stage-table.tsx'
import { StatisticsHead } from './statistics-head.tsx'
import { StepSection } from './step-section.tsx'
import { VacancyTable } from './vacancy-table.tsx'

export type StatisticsData = { statistics: CompanyStatistics; vacancies: VacancyFiguresList | undefined }

/** The figures of a company over a period, or those of one of its vacancies. */
export function StatisticsView({ data: { statistics, vacancies }, ctx }: PageProps<StatisticsData>) {
  const { t } = useIntl()
  const query = readList(VACANCY_FIGURES, ctx.search)
  if (
    statistics.vacancies === 0 &&
    statistics.views.now + statistics.applications.now + statistics.applications.before === 0
  )
    return (
      <div className="wrap">
        <StatisticsHead statistics={statistics} query={query} />
        <EmptyState title={t('statistics.none.title')} text={t('statistics.none.text')} />
      </div>
    )
  return (
    <div className="wrap statistics">
      <StatisticsHead statistics={statistics} query={query} />
      <KeyFigures statistics={statistics} period={query.period} />
      <StepSection statistics={statistics} period={query.period} />
      <div className="halves section">
        <StageTable stages={statistics.stages} market={statistics.market} />
        <FillTable fill={statistics.fill} market={statistics.market} />
      </div>
      <SourceTable sources={statistics.sources} />
      {!statistics.vacancy &&
        (vacancies ? <VacancyTable vacancies={vacancies} query={query} ctx={ctx} /> : <MissingPart here={ctx.here} />)}
      <div className="small muted section measure column">
        <p>{t('statistics.market.method')}</p>
        <p>{t('statistics.method')}</p>
      </div>
    </div>
  )
}
