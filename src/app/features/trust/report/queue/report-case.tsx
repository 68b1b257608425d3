import type { ReactNode } from 'react'
import { definePage, type PageContext, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote } from '#src/app/ui/forms/done-note.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { REPORTS_PATH, report } from './queries.ts'
import { reportAction } from './report-actions.ts'
import { BlockForm, CloseForm, TakeDownForm } from './report-forms.tsx'
import { ReportedName } from './reported-name.tsx'

/** How the page asks for a confirmation before it blocks. */
type Confirmation = {
  isConfirmed: (ctx: PageContext) => boolean
  Notice: (props: Pick<ActProps, 'ctx' | 'failure'>) => ReactNode
}
type Data = { report: AdminReport }
type Props = PageProps<Data> & { confirmation: Confirmation }

/** One report: what it says, what it is about and whose that is, and the acts that answer it. */
export const createReportCasePage = (confirmation: Confirmation) =>
  definePage<Data>({
    queries: (ctx) => ({ report: report(ctx) }),
    head: (_data, { intl }) => ({ title: intl.t('report.case.title'), noindex: true }),
    action: reportAction,
    Component: (page) => <Case {...page} confirmation={confirmation} />,
  })

function Case({ confirmation, ...page }: Props) {
  const { t } = useIntl()
  const { data, ctx } = page
  const { messages, others } = data.report
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[{ label: t('report.queue.title'), path: REPORTS_PATH }, { label: t('report.case.title') }]}
      />
      <header className="page-head">
        <h1>{t(`report.reason.${data.report.reason}`)}</h1>
      </header>
      {['take-down', 'block', 'close'].map((act) => (
        <DoneNote key={act} ctx={ctx} act={act} text={`report.done.${act}`} />
      ))}
      <div className="halves">
        <div className="column gap-4 grow">
          <CaseFacts report={data.report} />
          {messages.length > 0 && <Conversation messages={messages} />}
          {others.length > 0 && <Others others={others} />}
        </div>
        <div className="column gap-4 grow">
          <Acts {...page} confirmation={confirmation} />
        </div>
      </div>
    </div>
  )
}

function CaseFacts({ report }: Data) {
  const { t } = useIntl()
  const { date, language } = useFormats()
  const { kind, object, path, vacancy, account, reporter, text, state, decidedAt, decidedBy, note } = report
  const reported = <ReportedName report={report} />
  const rows = [
    { label: t('report.queue.kind'), value: t(`report.kind.${kind}`) },
    { label: t('report.case.reported'), value: path ? <PathLink path={path}>{reported}</PathLink> : reported },
    {
      label: t('report.case.state'),
      value: vacancy ? (
        <Link to="/admin/vacancies/$id" params={{ id: object?.id ?? '' }}>
          {t(path ? 'report.case.public' : 'report.case.hidden')}
        </Link>
      ) : (
        object && kind !== 'thread' && t(path ? 'report.case.public' : 'report.case.hidden')
      ),
    },
    {
      label: t('report.case.account'),
      value: account && (
        <Link to="/admin/users/$id" params={{ id: account.id }}>
          <bdi dir="ltr">{account.email}</bdi>
        </Link>
      ),
    },
    {
      label: t('report.case.by'),
      value: reporter ? (
        <Link to="/admin/users/$id" params={{ id: reporter.id }}>
          <bdi dir="ltr">{reporter.email}</bdi>
        </Link>
      ) : (
        t('report.case.guest')
      ),
    },
    { label: t('report.case.sent'), value: `${date(report.createdAt)} · ${language(report.language)}` },
    { label: t('report.case.outcome'), value: state !== 'open' && t(`report.state.${state}`) },
    { label: t('moderation.fact.decided'), value: decidedAt !== null && date(decidedAt) },
    { label: t('moderation.fact.by'), value: decidedBy && <bdi dir="ltr">{decidedBy}</bdi> },
    { label: t('report.case.reply'), value: note && <span className="u-whitespace-pre-line">{note}</span> },
  ].map(({ label, value }) => ({ label, value: value || null }))
  return (
    <div className="sheet padded column gap-4">
      {text && (
        <p className="u-whitespace-pre-line break-anywhere" dir="auto">
          {text}
        </p>
      )}
      <Facts rows={rows} />
    </div>
  )
}

function Conversation({ messages }: Pick<AdminReport, 'messages'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('report.thread.title')}</h2>
      <p className="small muted">{t('report.thread.recorded')}</p>
      <ol className="column gap-4">
        {messages.map(({ id, side, text, sentAt }) => (
          <li key={id}>
            <div className="smallest faint">
              {t(`report.thread.${side}`)}, {date(sentAt)}
            </div>
            <p className="u-whitespace-pre-line break-anywhere" dir="auto">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Others({ others }: Pick<AdminReport, 'others'>) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('report.others.title')}</h2>
      <ul className="column gap-4">
        {others.map(({ id, reason, text, createdAt }) => (
          <li key={id}>
            <Link to="/admin/reports/$id" params={{ id }}>
              {t(`report.reason.${reason}`)}
            </Link>
            <div className="smallest faint">{date(createdAt)}</div>
            {text && (
              <p className="small u-whitespace-pre-line break-anywhere" dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Acts({ confirmation, data: { report }, ctx, failure, csrfToken }: Props) {
  const { t } = useIntl()
  const form = { ctx, failure, csrfToken }
  const { vacancy, account, state } = report
  const mayBlock = account !== null && !account.isBlocked && !account.isAdmin
  return (
    <>
      {account?.isBlocked && <Notice>{t('report.case.blocked')}</Notice>}
      {vacancy?.status === 'published' && <TakeDownForm report={report} {...form} />}
      {mayBlock && confirmation.isConfirmed(ctx) && <BlockForm account={account} {...form} />}
      {state === 'open' && <CloseForm report={report} {...form} />}
      {mayBlock && !confirmation.isConfirmed(ctx) && <confirmation.Notice ctx={ctx} failure={failure} />}
    </>
  )
}
