import type { ComponentType } from 'react'
import { answerIs } from '#src/app/changes.ts'
import { RiskSigns } from '#src/app/features/trust/report/risk-signs.tsx'
import { type ActionResult, definePage, type FormValues, type PageContext, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote, donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { Link } from '#src/app/ui/link.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { StepLinks } from '#src/app/ui/step-links.tsx'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { MODERATION_ACTS, MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DecisionForms, type ModeratedData } from './decision-forms.tsx'
import { moderatedVacancy, VACANCIES_PATH } from './queries.ts'

/** The page of a vacancy, as seafarers see it. */
type ShownVacancy = ComponentType<PageProps<{ vacancy: VacancyDetail }>>

const decide = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    const act = MODERATION_ACTS.find((one) => one === values.act) ?? 'refuse'
    const moderated = await ctx.api.call('PUT /server/admin/vacancy/{id}/decision', {
      params: { id },
      body: {
        act,
        seen: Number(values.seen),
        reason: MODERATION_REASONS.find((reason) => reason === values.reason) ?? null,
        note: values.note ?? null,
      },
    })
    return {
      redirect: donePath(`/admin/vacancies/${id}`, act),
      changed: {
        known: [answerIs(moderatedVacancy(ctx), moderated)],
        expired: [['moderated', 'list']],
        stale: [['vacancy', id], ['vacancies']],
      },
    }
  })

/** One vacancy beside what is to be looked at. */
export const createModeratedVacancyPage = (Shown: ShownVacancy) =>
  definePage<ModeratedData>({
    queries: (ctx) => ({ moderated: moderatedVacancy(ctx) }),
    head: (_data, { intl }) => ({ title: intl.t('moderation.title'), noindex: true }),
    action: decide,
    Component: (props) => <Moderated {...props} Shown={Shown} />,
  })

function Moderated({ Shown, ...props }: PageProps<ModeratedData> & { Shown: ShownVacancy }) {
  const intl = useIntl()
  const { t } = intl
  const { moderated } = props.data
  const { vacancy } = moderated
  return (
    <div className="wrap">
      <Breadcrumbs
        items={[{ label: t('moderation.title'), path: VACANCIES_PATH }, { label: rankName(intl, vacancy.rank) }]}
      />
      <StepLinks
        label={t('moderation.title')}
        count={t('moderation.count', { count: moderated.queue.waiting })}
        previous={moderated.queue.previous && `/admin/vacancies/${moderated.queue.previous}`}
        next={moderated.queue.next && `/admin/vacancies/${moderated.queue.next}`}
      />
      {MODERATION_ACTS.map((act) => (
        <DoneNote key={act} ctx={props.ctx} act={act} text={`moderation.done.${act}`} />
      ))}
      <div className="halves">
        <div className="column gap-4">
          <Findings moderated={moderated} />
          {moderated.signs.length > 0 && <RiskSigns signs={moderated.signs} />}
        </div>
        <DecisionForms {...props} action={decide} />
      </div>
      <div inert className="section">
        <Shown data={{ vacancy }} ctx={{ ...props.ctx, session: null }} />
      </div>
    </div>
  )
}

/** What was found in the text, and what is known of the company. */
function Findings({ moderated }: ModeratedData) {
  const { vacancy, flags, feeWords, published, decision } = moderated
  const { t } = useIntl()
  const { date, number } = useFormats()
  const rows = [
    { label: t('moderation.column.company'), value: <CompanyLinks moderated={moderated} /> },
    {
      label: t('report.queue.title'),
      value: moderated.reports > 0 && (
        <Link to="/admin/reports" search={{ kind: 'vacancy', company: moderated.companyId }}>
          {t('moderation.reports', { count: moderated.reports })}
        </Link>
      ),
    },
    {
      label: t('report.case.state'),
      value: moderated.isPublic && (
        <Link to="/vacancy/$id" params={{ id: vacancy.id }}>
          {t('moderation.public')}
        </Link>
      ),
    },
    { label: t('moderation.fact.verified'), value: t(vacancy.employer.verified ? 'moderation.yes' : 'moderation.no') },
    { label: t('moderation.fact.published'), value: number(published) },
    {
      label: t('moderation.fact.decided'),
      value: decision && `${t(`moderation.told.${decision.act}`)}, ${date(decision.decidedAt)}`,
    },
    { label: t('moderation.fact.by'), value: decision?.decidedBy && <bdi dir="ltr">{decision.decidedBy}</bdi> },
    { label: t('moderation.fact.reason'), value: decision?.reason && t(`moderation.reason.${decision.reason}`) },
    { label: t('moderation.fact.note'), value: decision?.note && <bdi>{decision.note}</bdi> },
  ]
  return (
    <div className="column gap-4">
      {flags.map((flag) => (
        <Notice key={flag} tone="land" title={t(`vacancy-form.flag.${flag}`)}>
          {flag === 'fee-words' ? (
            <ul className="column gap-1">
              {feeWords.map((words) => (
                <li key={words} className="small" dir="auto">
                  <mark>{words.trim()}</mark>
                </li>
              ))}
            </ul>
          ) : (
            t(`vacancy-form.flag-text.${flag}`)
          )}
        </Notice>
      ))}
      <div className="sheet padded">
        <Facts rows={rows.map(({ label, value }) => ({ label, value: value || null }))} />
      </div>
    </div>
  )
}

/** The company, and all its vacancies. */
function CompanyLinks({ moderated: { vacancy, companyId: id } }: ModeratedData) {
  const { t } = useIntl()
  return (
    <>
      <Link to="/admin/companies/$id" params={{ id }}>
        <bdi>{vacancy.employer.name}</bdi>
      </Link>
      <div className="small">
        <Link to="/admin/vacancies" search={{ state: 'all', company: id }}>
          {t('moderation.of-company')}
        </Link>
      </div>
    </>
  )
}
