import type { LetterLine } from '#src/contract/mailing/order-schemas.ts'
import { groupOfLetter, LETTER_GROUPS, type LetterGroup } from '#src/domain/mailing/letter-groups.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

const WIDTH = 600
const HEIGHT = 28
/** From one bar to the next, where there are few. */
const MAX_STEP = 20
/** More letters are drawn as one part for each group. */
const MAX_DRAWN = 120

/** How high a group is drawn. */
const HEIGHTS: Readonly<Record<LetterGroup, number>> = {
  answered: 28,
  opened: 22,
  delivered: 16,
  sent: 16,
  waiting: 15,
  returned: 8,
}

type Counted = { group: LetterGroup; count: number }

/** Every letter as a bar by what became of it, with the numbers as a key. */
export function LettersBar({ rows }: { rows: readonly LetterLine[] }) {
  const { t } = useIntl()
  const { integer } = useFormats()
  const groups = rows.map(groupOfLetter)
  const counted = LETTER_GROUPS.map((group) => ({ group, count: groups.filter((one) => one === group).length }))
  const shown = counted.filter(({ count }) => count > 0)
  const textOf = ({ group, count }: Counted) => `${t(`mailing-report.group.${group}`)}: ${integer(count)}`
  return (
    <div className="letters-bar">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={shown.map(textOf).join(', ')}
      >
        {rows.length <= MAX_DRAWN ? (
          <Bars shown={shown} total={rows.length} />
        ) : (
          <Parts shown={shown} total={rows.length} />
        )}
      </svg>
      <ul className="key">
        {shown.map((one) => (
          <li key={one.group}>
            <i className={one.group} aria-hidden="true" />
            {textOf(one)}
          </li>
        ))}
      </ul>
    </div>
  )
}

type Drawn = { shown: readonly Counted[]; total: number }

function Bars({ shown, total }: Drawn) {
  const step = Math.min(WIDTH / total, MAX_STEP)
  const groups = shown.flatMap(({ group, count }) => Array.from({ length: count }, () => group))
  // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
  return groups.map((group, index) => <Bar key={index} group={group} from={index * step} width={step * 0.45} />)
}

function Parts({ shown, total }: Drawn) {
  let from = 0
  return shown.map(({ group, count }) => {
    const start = from
    from += (count / total) * WIDTH
    return <Bar key={group} group={group} from={start} width={from - start - 1} />
  })
}

const Bar = ({ group, from, width }: { group: LetterGroup; from: number; width: number }) => (
  <rect
    className={group}
    x={from.toFixed(1)}
    y={HEIGHT - HEIGHTS[group]}
    width={Math.max(width, 1).toFixed(1)}
    height={HEIGHTS[group]}
  />
)
