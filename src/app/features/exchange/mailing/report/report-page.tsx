import { definePage } from '#src/app/page.ts'
import { partOf } from '#src/app/page-query.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { reportAction } from './actions.ts'
import { mailing, mailingLetter } from './queries.ts'
import { type ReportData, ReportView } from './report-view.tsx'

/** What became of a mailing, agency by agency. */
export const reportPage = definePage<ReportData>({
  queries: (ctx) => ({ mailing: mailing(ctx), letter: partOf(mailingLetter(ctx)) }),
  head: ({ mailing: { createdAt } }, { intl, locale }) => ({
    title: intl.t('mailing-report.page.title', { date: createFormats(locale).date(createdAt) }),
    noindex: true,
  }),
  action: reportAction,
  Component: ReportView,
})
