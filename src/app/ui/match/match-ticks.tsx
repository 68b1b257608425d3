import type { MatchCount, MatchKind } from '#src/domain/match/match-line.ts'

const STEP = 7
const WIDTH = 4
const HEIGHT = 12

/** The scale of a match: a tick per line, met ones first. The text beside it says the same. */
export function MatchTicks({ count: { met, warn, of } }: { count: MatchCount }) {
  const kindAt = (place: number): MatchKind => (place < met ? 'met' : place < met + warn ? 'warn' : 'miss')
  return (
    <svg className="match-ticks" viewBox={`0 0 ${of * STEP} ${HEIGHT}`} aria-hidden="true">
      {Array.from({ length: of }, (_, place) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks have no identity but their place
          key={place}
          className={kindAt(place)}
          x={place * STEP + 0.5}
          y="0.5"
          width={WIDTH}
          height={HEIGHT - 1}
        />
      ))}
    </svg>
  )
}
