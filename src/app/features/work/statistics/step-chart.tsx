import { useLocale } from '#src/app/ui/href.tsx'
import { getLocale } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { percentOf, placeBars, scaleEndOf } from './chart-scale.ts'

const HEIGHT = 120
/** Space for the number above the highest line. */
const TOP = 18
const BASE = HEIGHT - 2

type Props = {
  name: string
  values: readonly number[]
  /** The second quantity of two: lighter bars with an edge. */
  isSecond?: boolean
}

const heightOf = (value: number, end: number): number => Math.round(((BASE - TOP) * value * 10) / end) / 10

/** Bars of equal steps; widths are in percent and there is no viewBox, so that numbers keep their size. */
export function StepChart({ name, values, isSecond = false }: Props) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const isMirrored = getLocale(useLocale()).dir === 'rtl'
  const end = scaleEndOf(Math.max(...values))
  const label = t('statistics.chart.label', {
    name,
    first: integer(values[0] ?? 0),
    last: integer(values.at(-1) ?? 0),
    most: integer(Math.max(...values)),
  })
  return (
    <svg className={isSecond ? 'step-chart second' : 'step-chart'} height={HEIGHT} role="img" aria-label={label}>
      {[end / 2, end].map((line) => (
        <Line key={line} y={BASE - heightOf(line, end)} text={integer(line)} isMirrored={isMirrored} />
      ))}
      <line className="axis" x1="0" x2="100%" y1={BASE} y2={BASE} />
      {placeBars(values.length, isMirrored).map(({ x, width }, place) => {
        const height = heightOf(values[place] ?? 0, end)
        const at = { x: percentOf(x), width: percentOf(width), y: BASE - height }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars keep their order
          <g key={place}>
            <rect {...at} height={height} />
            {isSecond && height > 0 && <rect {...at} className="edge" height="2.5" />}
          </g>
        )
      })}
    </svg>
  )
}

const Line = ({ y, text, isMirrored }: { y: number; text: string; isMirrored: boolean }) => (
  <>
    <line className="grid" x1="0" x2="100%" y1={y} y2={y} />
    <text x={isMirrored ? '100%' : '0'} y={y - 4}>
      {text}
    </text>
  </>
)
