type Props = {
  /** The ends of the scale and of the offer, in one unit. */
  from: number
  to: number
  low: number
  high: number
  median?: number | undefined
  /** Text alternative; the drawing is hidden from screen readers. */
  label: string
  ends: readonly [start: string, end: string]
  ticks?: number
}

const percent = (share: number) => `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`

/** A scale with an offer as a bar against the market, and the median as a mark. */
export function PayScale({ from, to, low, high, median, label, ends, ticks = 12 }: Props) {
  const at = (value: number) => (value - from) / (to - from || 1)
  const start = at(low)
  return (
    <div className="pay-scale">
      <svg role="img" aria-label={label}>
        {Array.from({ length: ticks + 1 }, (_, index) => {
          const x = percent(index / ticks)
          // biome-ignore lint/suspicious/noArrayIndexKey: graduations have no identity but their place
          return <line key={index} className="tick" x1={x} x2={x} y1="13" y2="18" />
        })}
        <line className="line" x1="0" x2="100%" y1="18" y2="18" />
        <rect
          className="span"
          x={percent(start)}
          y="5"
          width={percent(Math.max(at(high) - start, 0.005))}
          height="11"
        />
        {median !== undefined && (
          <line className="median" x1={percent(at(median))} x2={percent(at(median))} y1="0" y2="18" />
        )}
      </svg>
      <div className="ends">
        <bdi>{ends[0]}</bdi>
        <bdi>{ends[1]}</bdi>
      </div>
    </div>
  )
}
