import { StateMark } from '#src/app/ui/marks.tsx'
import { MatchTicks } from '#src/app/ui/match/match-ticks.tsx'
import type { Applicant } from '#src/contract/application/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The match of the sent CV in a list: its lines are on the application's page. It does not filter. */
export function ApplicantMatch({ match, copy, hasOtherRules }: Pick<Applicant, 'match' | 'copy' | 'hasOtherRules'>) {
  const { t } = useIntl()
  if (copy === 'other-version') return <span className="muted">{t('company.applicant.other-version')}</span>
  if (hasOtherRules) return <span className="muted">{t('company.applicant.other-rules')}</span>
  if (!match) return <span className="muted">{t('company.applicant.unknown')}</span>
  return (
    <div className="match-cell">
      <MatchTicks count={match} />
      <div>{t('company.applicant.met', match)}</div>
      {match.contested > 0 && (
        <StateMark kind="note">{t('company.applicant.contested', { count: match.contested })}</StateMark>
      )}
    </div>
  )
}
