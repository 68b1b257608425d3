import { definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { statistics, vacancyFigures } from './queries.ts'
import { type StatisticsData, StatisticsView } from './statistics-view.tsx'

export const statisticsPage = definePage<StatisticsData>({
  queries: (ctx) => ({ statistics: statistics(ctx), vacancies: partOf(vacancyFigures(ctx)) }),
  head: (_data, { intl }) => ({ title: intl.t('page.company-statistics.title'), noindex: true }),
  Component: StatisticsView,
})
