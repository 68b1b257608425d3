import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import type { Bar, Part, YearRow } from './place-bars.ts'

const MONTHS = 12
const BAR = 12
const EDGE = 3
const LABEL = 8

const FLEET_CLASSES: Record<FleetType, string> = {
  'merchant-fleet': 'of-merchant',
  'tanker-fleet': 'of-tanker',
  'offshore-fleet': 'of-offshore',
  'passenger-fleet': 'of-passenger',
}

export const fleetClass = (fleet: FleetType | null): string => (fleet ? FLEET_CLASSES[fleet] : 'of-unknown')

const heightOf = ({ lane }: Pick<Bar, 'lane'>): number => BAR / 2 ** lane

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`

const MONTH_ENDS = Array.from({ length: MONTHS + 1 }, (_, month) => percent(month / MONTHS))

type Props = { row: YearRow; top: number; height: number; dir: 'ltr' | 'rtl' }

/** January stands where the reader's lines begin. */
export function YearLine({ row, top, height, dir }: Props) {
  const isRightToLeft = dir === 'rtl'
  const startOf = ({ start, width }: Part) => (isRightToLeft ? 1 - start - width : start)
  const bottom = top + height
  const middle = top + height / 2
  return (
    <g>
      <line className="rule" x1="0" x2="100%" y1={bottom} y2={bottom} />
      {MONTH_ENDS.map((share) => (
        <line key={share} className="month" x1={share} x2={share} y1={bottom - 3} y2={bottom} />
      ))}
      <text x={isRightToLeft ? '100%' : 0} dx={isRightToLeft ? LABEL : -LABEL} y={middle + 4}>
        {row.year}
      </text>
      {row.gaps.map((gap) => (
        <line
          key={gap.key}
          className="ashore"
          x1={percent(startOf(gap))}
          x2={percent(startOf(gap) + gap.width)}
          y1={middle}
          y2={middle}
        />
      ))}
      {row.bars.map((bar) => (
        <BarShape key={bar.key} bar={bar} x={startOf(bar)} top={top} />
      ))}
    </g>
  )
}

/** Ships on the same days: each next one lies lower and is half as high. */
const BarShape = ({ bar, x, top }: { bar: Bar; x: number; top: number }) => (
  <rect
    className={fleetClass(bar.voyage.entry.fleetTypeAndVesselType.fleetType)}
    x={percent(x)}
    y={top + EDGE + BAR - heightOf(bar)}
    width={percent(bar.width)}
    height={heightOf(bar)}
  >
    <title>{bar.voyage.entry.fleetVesselName ?? bar.voyage.entry.company ?? ''}</title>
  </rect>
)
