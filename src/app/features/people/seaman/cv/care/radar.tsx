import { type StateKind, StateMark } from '#src/app/ui/marks.tsx'
import { useToday } from '#src/app/use-today.ts'
import { type RadarPaper, type RadarStage, scanRadar } from '#src/domain/cv/radar.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Entries } from '../entries.ts'
import { CalendarAccess } from './calendar-access.tsx'
import { ContractCare } from './contract-care.tsx'
import { OpenPaper } from './open-paper.tsx'
import { useWatchedPapers } from './use-care.ts'

const KINDS: Readonly<Record<RadarStage, StateKind>> = {
  expired: 'bad',
  'within-30': 'warn',
  'within-90': 'warn',
  'within-180': 'plain',
}

type Props = { entries: Entries; now: number }

/** Expired and expiring papers, and those that end before a contract. */
export function Radar({ entries, now }: Props) {
  const { t } = useIntl()
  const papers = useWatchedPapers()
  const found = scanRadar(papers, useToday(now))
  return (
    <section className="sheet padded column gap-4" aria-labelledby="cv-radar">
      <h3 id="cv-radar">{t('document.radar.title')}</h3>
      {found.length === 0 ? (
        <p className="muted">{t('document.radar.none')}</p>
      ) : (
        <ul className="entries cv-care">
          {found.map((one) => (
            <Row key={one.paper.id} found={one} onOpen={() => entries.open(one.paper.id)} />
          ))}
        </ul>
      )}
      <ContractCare papers={papers} onOpen={entries.open} />
      <CalendarAccess />
    </section>
  )
}

function Row({ found: { paper, stage, validTo, days }, onOpen }: { found: RadarPaper; onOpen: () => void }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const date = plainDate(validTo)
  return (
    <li className="row split">
      <OpenPaper paper={paper} onOpen={onOpen} />
      <span className="row tight">
        <span className="small muted">{t('document.radar.until', { date })}</span>
        <StateMark kind={KINDS[stage]}>
          {stage === 'expired' ? t('document.radar.expired') : t('document.radar.days', { days })}
        </StateMark>
      </span>
    </li>
  )
}
