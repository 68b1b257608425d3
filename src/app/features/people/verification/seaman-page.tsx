import { answerIs } from '#src/app/changes.ts'
import { type ActionResult, definePage, type FormValues, type PageContext, type PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { Facts } from '#src/app/ui/facts.tsx'
import { DoneNote, donePath } from '#src/app/ui/forms/done-note.tsx'
import { attempt } from '#src/app/ui/forms/failure.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { CheckedSeaman } from '#src/contract/verification/schemas.ts'
import { REFUSAL_REASONS } from '#src/contract/verification/verification.ts'
import { CHECK_RESULTS } from '#src/domain/cv/evidence.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { DecisionForms } from './decision-forms.tsx'
import { PaperBesideScan } from './paper-beside-scan.tsx'
import { checkedSeaman } from './queries.ts'
import { VerificationMark } from './state-mark.tsx'

type Data = { seaman: CheckedSeaman }

const pathOf = (id: string): string => `/admin/seamen/${id}`

const decide = (ctx: PageContext, id: string, values: FormValues) =>
  ctx.api.call('PUT /server/admin/seaman/{id}/verification', {
    params: { id },
    body: {
      act: values.act === 'verify' ? 'verify' : 'refuse',
      seen: values.seen ?? '',
      version: Number(values.version),
      reason: REFUSAL_REASONS.find((reason) => reason === values.reason) ?? null,
      note: values.note ?? null,
      recheckOn: values.recheckOn ?? null,
    },
  })

const noteCheck = (ctx: PageContext, id: string, values: FormValues) =>
  ctx.api.call('PUT /server/admin/seaman/{id}/paper/{entry}/check', {
    params: { id, entry: values.entry ?? '' },
    body: {
      address: values.address ?? '',
      number: values.number ?? '',
      checkedOn: values.checkedOn ?? '',
      result: CHECK_RESULTS.find((result) => result === values.result) ?? 'not-found',
    },
  })

const act = (ctx: PageContext, values: FormValues): Promise<ActionResult> =>
  attempt(ctx, values, async () => {
    const id = ctx.params.id ?? ''
    const seaman = values.act === 'check' ? await noteCheck(ctx, id, values) : await decide(ctx, id, values)
    return {
      redirect: donePath(pathOf(id), values.act ?? ''),
      changed: { known: [answerIs(checkedSeaman(ctx), seaman)], expired: [['checked', 'queue']] },
    }
  })

/** One seafarer who asked to be verified: what the CV says beside what the scans show. */
export const checkSeamanPage = definePage<Data>({
  queries: (ctx) => ({ seaman: checkedSeaman(ctx) }),
  head: ({ seaman: { person } }) => ({ title: `${person.firstname} ${person.surname}`, noindex: true }),
  action: act,
  Component: Seaman,
})

function Seaman({ data: { seaman }, ...props }: PageProps<Data>) {
  const { t } = useIntl()
  const name = `${seaman.person.firstname} ${seaman.person.surname}`
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ label: t('check.admin.title'), path: '/admin/seamen' }, { label: name }]} />
      <header className="page-head">
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <VerificationMark state={seaman.state} />
      </header>
      {['verify', 'refuse', 'check'].map((done) => (
        <DoneNote key={done} ctx={props.ctx} act={done} text={`check.admin.${done}-done`} />
      ))}
      <div className="halves">
        <PersonFacts seaman={seaman} />
        <DecisionForms seaman={seaman} action={act} {...props} />
      </div>
      {seaman.papers.map((paper) => (
        <PaperBesideScan key={paper.id} paper={paper} seamanId={seaman.id} action={act} {...props} />
      ))}
    </div>
  )
}

function PersonFacts({ seaman: { person, ...seaman } }: Data) {
  const intl = useIntl()
  const { t } = intl
  const { date, plainDate, country } = useFormats()
  return (
    <div className="sheet padded">
      <Facts
        rows={[
          { label: t('cv.field.profileData.firstname'), value: <bdi>{person.firstname}</bdi> },
          { label: t('cv.field.profileData.surname'), value: <bdi>{person.surname}</bdi> },
          { label: t('cv.field.profileData.citizenship'), value: country(person.citizenship) },
          { label: t('cv.field.profileData.birthDate'), value: person.birthDate && plainDate(person.birthDate) },
          { label: t('cv.field.profileData.birthPlace'), value: person.birthPlace && <bdi>{person.birthPlace}</bdi> },
          { label: t('cv.field.profileData.positionMain'), value: nameTerm('rank', person.positionMain, intl) },
          {
            label: t('report.case.account'),
            value: (
              <Link to="/admin/users/$id" params={{ id: seaman.accountId }}>
                {t('check.admin.account')}
              </Link>
            ),
          },
          { label: t('check.fact.asked'), value: seaman.askedAt && date(seaman.askedAt) },
          { label: t('check.column.decided'), value: seaman.decidedAt && date(seaman.decidedAt) },
          { label: t('check.fact.by'), value: seaman.decidedBy && <bdi dir="ltr">{seaman.decidedBy}</bdi> },
          { label: t('check.fact.reason'), value: seaman.reason && t(`check.reason.${seaman.reason}`) },
          { label: t('check.fact.note'), value: seaman.note && <bdi>{seaman.note}</bdi> },
          { label: t('check.fact.recheck'), value: seaman.recheckOn && plainDate(seaman.recheckOn) },
        ]}
      />
    </div>
  )
}
