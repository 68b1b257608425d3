import { MatchSection } from '#src/app/ui/match/match-section.tsx'
import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The match of the reading seafarer, which prevents no application. */
export function OwnMatch({ match }: Pick<VacancyDetail, 'match'>) {
  const { t } = useIntl()
  if (!match) return null
  return (
    <MatchSection
      title={t('match.title-own')}
      items={match.lines.map((line) => ({ line, mended: false, contest: null }))}
      mends
      note={t('match.today', { rules: match.rules })}
    />
  )
}
