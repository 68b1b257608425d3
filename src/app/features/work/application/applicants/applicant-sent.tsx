import { Link } from '#src/app/ui/link.tsx'
import { StateMark } from '#src/app/ui/marks.tsx'
import type { Applicant } from '#src/contract/application/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** A link to the sent application, and hints about it. */
export function ApplicantSent({ applicant, vacancyId }: { applicant: Applicant; vacancyId: string }) {
  const { t } = useIntl()
  const { id, copy, changes } = applicant
  return (
    <div className="row tight">
      <Link to="/company/vacancy/$id/applicants/$application" params={{ id: vacancyId, application: id }}>
        {t('sent.row.open')}
      </Link>
      {copy === 'over' && <StateMark kind="plain">{t('sent.row.over')}</StateMark>}
      {changes > 0 && <StateMark kind="note">{t('sent.row.changes', { count: changes })}</StateMark>}
    </div>
  )
}
