import { definePage } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import { StepLinks } from '#src/app/ui/step-links.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { RiskSigns } from '../risk-signs.tsx'
import { AppealSection } from './appeal-section.tsx'
import { Conversation, EarlierCases, ObjectCopy, Reports } from './case-evidence.tsx'
import { CaseClock, CaseFacts } from './case-facts.tsx'
import type { CaseData, CaseProps, Confirmation } from './case-props.ts'
import { ContestForm } from './contest-form.tsx'
import { ContestedLine } from './contested-line.tsx'
import { ConversationForm } from './conversation-form.tsx'
import { DecideForm } from './decide-form.tsx'
import { REPORTS_PATH, report, reportPath } from './queries.ts'
import { reportAction } from './report-actions.ts'

/** One case: what was reported and its context as it was, facts, earlier cases, and the acts that decide it. */
export const createReportCasePage = (confirmation: Confirmation) =>
  definePage<CaseData>({
    queries: (ctx) => ({ report: report(ctx) }),
    head: (_data, { intl }) => ({ title: intl.t('report.case.title'), noindex: true }),
    action: reportAction,
    Component: (page) => <Case {...page} confirmation={confirmation} />,
  })

function Case(props: CaseProps) {
  const { t } = useIntl()
  const { data, ctx } = props
  const { reason, queue, state, kind } = data.report
  const form = { ctx, failure: props.failure, csrfToken: props.csrfToken, report: data.report }
  const pathOf = (id: string | null) => id && reportPath(id)
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[{ label: t('report.queue.title'), path: REPORTS_PATH }, { label: t('report.case.title') }]}
      />
      <header className="page-head">
        <h1>{t(`report.reason.${reason}`)}</h1>
        <StepLinks
          label={t('report.queue.title')}
          count={t('report.queue.waiting', { count: queue.open })}
          previous={pathOf(queue.previous)}
          next={pathOf(queue.next)}
        />
      </header>
      <DoneNote ctx={ctx} act="close" text="report.done.close" />
      <DoneNote ctx={ctx} act="appeal" text="report.done.appeal" />
      <div className="halves">
        <Evidence {...props} />
        <div className="column gap-4">
          {state === 'open' && (kind === 'contest' ? <ContestForm {...form} /> : <DecideForm {...props} />)}
          <AppealSection {...form} />
          <CaseClock report={data.report} now={ctx.now} />
          <CaseFacts report={data.report} session={ctx.session} />
        </div>
      </div>
    </div>
  )
}

function Evidence({ data: { report: shown }, ...form }: CaseProps) {
  const { messages, needsReason, signs, earlier, copy, contest } = shown
  return (
    <div className="column gap-4">
      {contest ? <ContestedLine contest={contest} /> : shown.kind !== 'contest' && <Reports report={shown} />}
      {copy.length > 0 && <ObjectCopy report={shown} />}
      {needsReason && <ConversationForm ctx={form.ctx} failure={form.failure} csrfToken={form.csrfToken} />}
      {messages.length > 0 && <Conversation messages={messages} />}
      {signs.length > 0 && <RiskSigns signs={signs} />}
      {earlier.length > 0 && <EarlierCases earlier={earlier} />}
    </div>
  )
}
