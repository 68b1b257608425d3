import { useLocale } from '#src/app/ui/href.tsx'
import type { MailingCountAnswer } from '#src/contract/mailing/control-schemas.ts'
import { getLocale } from '#src/domain/locales.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const HEIGHT = 58
const BASE = 50
const TOP = 6
/** Every tenth day has a longer tick. */
const LONG = 10
/** Of the width of a day that its bar fills. */
const FILLED = 0.7

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** CVs by day as bars on a scale. */
export function DayScale({ count: { days, from, until } }: { count: MailingCountAnswer }) {
  const { t } = useIntl()
  const { plainDate } = useFormats()
  const isMirrored = getLocale(useLocale()).dir === 'rtl'
  const most = Math.max(1, ...days)
  const step = 1 / days.length
  const at = (share: number) => percent(isMirrored ? 1 - share : share)
  return (
    <div className="hist">
      <svg
        height={HEIGHT}
        role="img"
        aria-label={t('mailing-control.count.scale', { from: plainDate(from), until: plainDate(until) })}
      >
        <line className="axis" x1="0" x2="100%" y1={BASE + 0.5} y2={BASE + 0.5} />
        {Array.from({ length: days.length + 1 }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days keep their order
          <Tick key={day} x={at(day * step)} length={day % LONG ? 3 : 6} />
        ))}
        {days.map((figure, day) => {
          const start = (day + (1 - FILLED) / 2) * step
          const height = ((BASE - TOP) * figure) / most
          return figure === 0 ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: days keep their order
              key={day}
              x={at(isMirrored ? start + FILLED * step : start)}
              width={percent(FILLED * step)}
              y={BASE - height}
              height={height}
            />
          )
        })}
      </svg>
      <div className="ends">
        <span>{plainDate(from)}</span>
        <span>{plainDate(until)}</span>
      </div>
    </div>
  )
}

const Tick = ({ x, length }: { x: string; length: number }) => (
  <line className="tick" x1={x} x2={x} y1={BASE} y2={BASE + length} />
)
