import { Link } from '#src/app/ui/link.tsx'
import { useToday } from '#src/app/use-today.ts'
import { scanRadar } from '#src/domain/cv/radar.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { useWatchedPapers } from './use-care.ts'

/** At the top of the CV: number of expired and expiring papers, if any. */
export function RadarLine({ now }: { now: number }) {
  const { t } = useIntl()
  const found = scanRadar(useWatchedPapers(), useToday(now))
  const expired = found.filter(({ stage }) => stage === 'expired').length
  const ending = found.length - expired
  if (found.length === 0) return null
  return (
    <Link className={expired > 0 ? 'small cv-radar-bad' : 'small'} to="/seaman/cv" search={{ tab: 'documents' }}>
      {[
        ...(expired > 0 ? [t('document.radar.line-expired', { count: expired })] : []),
        ...(ending > 0 ? [t('document.radar.line-ending', { count: ending })] : []),
      ].join(' ')}
    </Link>
  )
}
