import { answerIs } from '#src/app/changes.ts'
import { type ActionResult, definePage, type FormValues, type PageContext, type PageProps } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote, donePath, pathOf } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { ActForm, SubmitButton, TextArea, useActForm } from '#src/app/ui/forms/index.ts'
import { mayChangeCompany } from '#src/contract/http/session.ts'
import type { Complaint } from '#src/contract/report/complaint-schemas.ts'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { ACTED_TEXTS } from '#src/i18n/case-texts.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ReportedName } from '../queue/reported-name.tsx'
import { appealText } from './appeal-text.ts'
import { complaint } from './queries.ts'

type Data = { complaint: Complaint }

const sendAppeal = (ctx: PageContext, { text = '' }: FormValues): Promise<ActionResult> =>
  attempt(ctx, { text }, async () => {
    const changed = await ctx.api.call('POST /server/complaint/{id}/appeal', {
      params: { id: ctx.params.id ?? '' },
      body: { text },
    })
    return {
      redirect: donePath(pathOf(ctx), 'appeal'),
      changed: { known: [answerIs(complaint(ctx), changed)], stale: [['complaints', 'list']] },
    }
  })

/** One decided report, for the side that was reported, with its appeal. */
export const complaintPage = definePage<Data>({
  queries: (ctx) => ({ complaint: complaint(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('complaint.decision'), noindex: true }),
  action: sendAppeal,
  Component: Decision,
})

/** Viewers of a company read decisions only. */
const mayAppeal = ({ session }: PageContext): boolean => session?.role === 'seaman' || mayChangeCompany(session)

function Decision(props: PageProps<Data>) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { data, ctx } = props
  const { isRead, reason, state, acts, letter, regulator, decidedAt, createdAt, appealUntil } = data.complaint
  const rows = [
    { label: t('report.case.reported'), value: <ReportedName report={data.complaint} /> },
    { label: t('report.column.reason'), value: t(`report.reason.${reason}`) },
    { label: t('report.column.age'), value: date(createdAt) },
    { label: t('report.case.outcome'), value: `${t(`report.state.${state}`)}, ${date(decidedAt)}` },
    { label: t('report.act.title'), value: acts.map((act) => t(ACTED_TEXTS[act])).join(' · ') },
    { label: t('complaint.authority'), value: regulator && <bdi>{regulator}</bdi> },
    { label: t('moderation.mail.note'), value: letter && <span className="u-whitespace-pre-line">{letter}</span> },
  ]
  return (
    <div className="wrap">
      <header className="page-head">
        <h1>{t('complaint.decision')}</h1>
      </header>
      <DoneNote ctx={ctx} act="appeal" text="complaint.appeal.done" />
      <div className="halves">
        <section className="sheet padded column gap-4">
          <Facts rows={rows} />
          {isRead && <p className="small muted">{t('complaint.read')}</p>}
        </section>
        {data.complaint.appeal && <Appeal appeal={data.complaint.appeal} />}
        {appealUntil !== null && mayAppeal(ctx) && <AppealForm {...props} until={appealUntil} />}
      </div>
    </div>
  )
}

function Appeal({ appeal: { text, createdAt, outcome, note } }: { appeal: NonNullable<Complaint['appeal']> }) {
  const { t } = useIntl()
  const { date } = useFormats()
  return (
    <section className="sheet padded column gap-4">
      <div className="row split">
        <h2 className="heading-3">{t('complaint.appeal.title')}</h2>
        <span className="small muted">{date(createdAt)}</span>
      </div>
      <p className="u-whitespace-pre-line break-anywhere" dir="auto">
        {text}
      </p>
      <p className="bold">{t(appealText(outcome))}</p>
      {note && <p className="u-whitespace-pre-line">{note}</p>}
    </section>
  )
}

function AppealForm({ until, ctx, failure, csrfToken }: PageProps<Data> & { until: number }) {
  const { t } = useIntl()
  const { date } = useFormats()
  const form = useActForm('appeal', sendAppeal, { ctx, failure, csrfToken })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{t('complaint.appeal.title')}</h2>
      <p className="small muted">{t('complaint.appeal.text', { date: date(until) })}</p>
      <ActForm form={form} act="appeal" label={t('complaint.appeal.title')}>
        <TextArea
          name="text"
          group="appeal"
          rows={6}
          label={t('complaint.appeal.words')}
          hint={t('complaint.appeal.hint', { limit: MAX_REPORT })}
        />
        <div>
          <SubmitButton className="button primary">{t('complaint.appeal.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
