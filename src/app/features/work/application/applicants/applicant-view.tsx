import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { SentApplicant } from '#src/contract/application/sent-schemas.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { ApplicantContact } from './applicant-contact.tsx'
import { ApplicantSummary } from './applicant-summary.tsx'

export const nameOf = ({ applicant: { seaman } }: SentApplicant): string => `${seaman.firstname} ${seaman.surname}`

/** Personal data and contacts. */
export function ApplicantFacts({ applicant }: Pick<SentApplicant, 'applicant'>) {
  const { t } = useIntl()
  return (
    <div className="halves section">
      <section className="column">
        <h2 className="label">{t('company.applicant.contact')}</h2>
        <ApplicantContact seaman={applicant.seaman} />
      </section>
      <section className="column">
        <h2 className="label">{t('company.applicant.summary')}</h2>
        <ApplicantSummary applicant={applicant} />
      </section>
    </div>
  )
}

export function ApplicantHead({ application }: { application: SentApplicant }) {
  const intl = useIntl()
  const { t } = intl
  const { date } = useFormats()
  const { sent } = application
  const rank = rankName(intl, (sent.vacancy.sent ?? sent.vacancy.now).rank)
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <p className="small muted">
          <Link to="/company/vacancy/$id/applicants" params={{ id: sent.vacancyId }}>
            {t('sent.page.applicants', { rank })}
          </Link>
        </p>
        <h1>
          <bdi>{nameOf(application)}</bdi>
        </h1>
        <CheckedMark mark={application.applicant.mark} />
        <p className="muted">{t('sent.page.received', { date: date(sent.createdAt) })}</p>
        <p className="small">
          <Link to="/company/inbox" search={{ kind: 'application', id: sent.id }}>
            {t('sent.page.write-seaman')}
          </Link>
        </p>
        {sent.note && (
          <p className="u-whitespace-pre-line" dir="auto">
            {sent.note}
          </p>
        )}
      </div>
      <StateMark kind={sent.status === 'new' ? 'note' : 'line'}>{t(`company.stage.${sent.status}`)}</StateMark>
    </header>
  )
}
