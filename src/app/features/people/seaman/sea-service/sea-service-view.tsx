import { Link } from '#src/app/ui/link.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import type { Cv } from '#src/domain/cv/cv.ts'
import { SEA_GROUPS } from '#src/domain/sea-service/break-down.ts'
import { computeMatrix } from '#src/domain/sea-service/matrix.ts'
import type { SeaMode } from '#src/domain/sea-service/sea-modes.ts'
import { readVoyages } from '#src/domain/sea-service/voyages.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { BreakdownTable } from './breakdown-table.tsx'
import { ContractsTable } from './contracts-table.tsx'
import { LeftOut } from './left-out.tsx'
import { MatrixCard } from './matrix/matrix-card.tsx'
import { ModeChoice } from './mode-choice.tsx'
import { ShownGaps } from './shown-gaps.tsx'
import { ShownOverlaps } from './shown-overlaps.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { Totals } from './totals.tsx'

type Props = { cv: Cv; today: string; mode: SeaMode }

export function SeaServiceView({ cv, today, mode }: Props) {
  const read = readVoyages(cv.experience, today)
  const { voyages } = read
  const matrix = computeMatrix(cv, today)
  if (voyages.length === 0) return <Nothing {...read} />
  return (
    <>
      <ModeChoice mode={mode} />
      <Totals voyages={voyages} mode={mode} today={today} />
      <LeftOut {...read} />
      <div className="sea-groups">
        {SEA_GROUPS.map((group) => (
          <BreakdownTable key={group} voyages={voyages} group={group} mode={mode} today={today} />
        ))}
      </div>
      <Timeline voyages={voyages} today={today} />
      <ContractsTable voyages={voyages} mode={mode} />
      <ShownGaps voyages={voyages} today={today} />
      <ShownOverlaps voyages={voyages} />
      {matrix && <MatrixCard matrix={matrix} />}
    </>
  )
}

function Nothing({ unread, ahead }: { unread: number; ahead: number }) {
  const { t } = useIntl()
  return (
    <>
      <EmptyState
        title={t('sea-service.empty.title')}
        text={t('sea-service.empty.text')}
        action={
          <Link className="button primary" to="/seaman/cv" search={{ tab: 'experience' }}>
            {t('sea-service.page.back')}
          </Link>
        }
      />
      <LeftOut unread={unread} ahead={ahead} />
    </>
  )
}
