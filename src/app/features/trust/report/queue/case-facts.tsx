import type { PageContext } from '#src/app/page.ts'
import { Facts } from '#src/app/ui/facts.tsx'
import { useLocale } from '#src/app/ui/href.tsx'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import { mayOpenPage } from '#src/contract/http/permissions.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { ANSWER_DAYS } from '#src/contract/report/report.ts'
import { DAY } from '#src/domain/time.ts'
import { ACTED_TEXTS } from '#src/i18n/case-texts.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ReportedName } from './reported-name.tsx'

type Props = { report: AdminReport }

/** Days after which an open case is urgent. */
const URGENT_AFTER = 20

/** How much of the time to answer has passed. */
export function CaseClock({ report: { createdAt, state }, now }: Props & { now: number }) {
  const { t } = useIntl()
  const { date } = useFormats()
  if (state !== 'open') return null
  const day = Math.floor((now - createdAt) / DAY) + 1
  const until = date(createdAt + ANSWER_DAYS * DAY)
  const kind = day > ANSWER_DAYS ? 'bad' : 'warn'
  const text = t('report.clock.day', { day, days: ANSWER_DAYS })
  return (
    <section className="sheet padded column gap-2">
      <div className="row split">
        <h2 className="heading-3">{t('report.clock.title')}</h2>
        {day > URGENT_AFTER ? <StateMark kind={kind}>{text}</StateMark> : <span className="small muted">{text}</span>}
      </div>
      <meter min={0} max={ANSWER_DAYS} high={URGENT_AFTER} value={Math.min(day, ANSWER_DAYS)} aria-label={text} />
      <p className="small muted">{t('report.clock.until', { date: until })}</p>
    </section>
  )
}

/** What is reported and whose it is, and the decision if there is one. */
export function CaseFacts({ report, session }: Props & { session: PageContext['session'] }) {
  const { t } = useIntl()
  const rows = [...useObjectRows(report, mayOpenPage(session?.permissions, 'users')), ...useDecisionRows(report)]
  return (
    <section className="sheet padded">
      <h2 className="visually-hidden">{t('report.case.title')}</h2>
      <Facts rows={rows.map(({ label, value }) => ({ label, value: value || null }))} />
    </section>
  )
}

function useObjectRows(report: AdminReport, mayOpenAccount: boolean) {
  const { t } = useIntl()
  const { country } = useFormats()
  const { kind, object, path, vacancy, account, company, regulator } = report
  const reported = <ReportedName report={report} />
  const shown = t(path ? 'report.case.public' : 'report.case.hidden')
  return [
    { label: t('report.queue.kind'), value: t(`report.kind.${kind}`) },
    {
      label: t(kind === 'contest' ? 'report.kind.vacancy' : 'report.case.reported'),
      value: path ? <PathLink path={path}>{reported}</PathLink> : reported,
    },
    {
      label: t('report.case.state'),
      value: vacancy ? (
        <Link to="/admin/vacancies/$id" params={{ id: object?.id ?? '' }}>
          {shown}
        </Link>
      ) : (
        object && kind !== 'thread' && kind !== 'contest' && shown
      ),
    },
    {
      label: t('report.kind.company'),
      value: company && (
        <>
          <Link to="/admin/companies/$id" params={{ id: company.id }}>
            <bdi>{company.name}</bdi>
          </Link>
          {`, ${country(company.country)}`}
          <div className="small">
            <Link to="/admin/reports" search={{ company: company.id, state: 'decided' }}>
              {t('report.case.log')}
            </Link>
          </div>
        </>
      ),
    },
    {
      label: t('complaint.authority'),
      value: regulator && <Authority id={report.id} regulator={regulator} />,
    },
    {
      label: t('report.case.account'),
      value: account && (
        <>
          {mayOpenAccount ? (
            <Link to="/admin/users/$id" params={{ id: account.id }}>
              <bdi dir="ltr">{account.email}</bdi>
            </Link>
          ) : (
            <bdi dir="ltr">{account.email}</bdi>
          )}
          {account.isBlocked && <div className="small muted">{t('report.case.blocked')}</div>}
        </>
      ),
    },
  ]
}

/** The authority with its page, and the case as a file for it. */
function Authority({ id, regulator: { name, url } }: { id: string; regulator: NonNullable<AdminReport['regulator']> }) {
  const { t } = useIntl()
  const locale = useLocale()
  return (
    <>
      {url ? (
        <a href={url} rel="noreferrer noopener external" target="_blank">
          <bdi>{name}</bdi>
        </a>
      ) : (
        <bdi>{name}</bdi>
      )}
      <div className="small">
        <a href={`/server/admin/report/${id}/file?in=${locale}`} download>
          {t('report.file.link')}
        </a>
      </div>
      <div className="small muted">{t('report.file.text')}</div>
    </>
  )
}

function useDecisionRows({ kind, state, decidedAt, decidedBy, acts, letter, note }: AdminReport) {
  const { t } = useIntl()
  const { date } = useFormats()
  return [
    {
      label: t('report.case.outcome'),
      value: state !== 'open' && t(kind === 'contest' ? `report.close.contest-${state}` : `report.state.${state}`),
    },
    {
      label: t('report.act.title'),
      value: acts.map((act) => t(ACTED_TEXTS[act])).join(' · '),
    },
    { label: t('moderation.fact.decided'), value: decidedAt !== null && date(decidedAt) },
    { label: t('moderation.fact.by'), value: decidedBy && <bdi dir="ltr">{decidedBy}</bdi> },
    {
      label: t(kind === 'contest' ? 'report.close.contest-note' : 'report.case.reply'),
      value: note && <span className="u-whitespace-pre-line">{note}</span>,
    },
    { label: t('report.case.letter'), value: letter && <span className="u-whitespace-pre-line">{letter}</span> },
  ]
}
