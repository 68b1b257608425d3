import { listPath } from '#src/contract/http/describe-list.ts'
import { withQuery } from '#src/contract/http/with-query.ts'
import { VACANCY_FIGURES } from '#src/contract/lists.ts'
import type { Period } from '#src/domain/statistics/periods.ts'

export const STATISTICS_PATH = '/company/statistics'

/** The page of a period, optionally about one vacancy. */
export const statisticsPath = (period: Period, vacancy?: string): string =>
  withQuery(STATISTICS_PATH, {
    ...Object.fromEntries(new URLSearchParams(listPath(VACANCY_FIGURES, '', { period }))),
    vacancy,
  })
