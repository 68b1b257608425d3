import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { Link } from '#src/app/ui/link.tsx'
import { findShared, type SharedColumns, SharedNote } from '#src/app/ui/shared-columns.tsx'
import type { CrewCard } from '#src/contract/schemas/crew.ts'
import { findVesselType } from '#src/contract/vocabulary/vessel-types.ts'
import { namesInRow } from '#src/i18n/inside-sentence.ts'
import type { CrewWords } from './crew-words.ts'
import { MaskedName } from './masked-name.tsx'

const COLUMNS = ['seafarer', 'served', 'in-rank', 'at-sea', 'english', 'ready'] as const
const NUMBERS: readonly string[] = ['in-rank', 'at-sea']
const SHOWN_VESSELS = 3

type Props = { items: readonly CrewCard[]; words: CrewWords; now: number }

const englishText = ({ englishLevel }: CrewCard, words: CrewWords): string =>
  englishLevel ? words.english(englishLevel) : words.t('crew.row.unknown')

export function CrewTable({ items, words, now }: Props) {
  const nameOf = (column: string) => words.t(`crew.row.${column}`)
  const shared = findShared(items, {
    english: (card) => englishText(card, words),
    ready: (card) => [words.ready(card, now), words.confirmed(card, now)].filter(Boolean).join(' · '),
  })
  return (
    <>
      <SharedNote shared={shared} nameOf={nameOf} />
      <table className="table stack crew">
        <caption className="visually-hidden">{words.t('crew.list.results')}</caption>
        <thead>
          <tr>
            {COLUMNS.filter((column) => !shared.has(column)).map((column) => (
              <th key={column} scope="col" className={NUMBERS.includes(column) ? 'number' : undefined}>
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((card) => (
            <CrewRow key={card.id} card={card} words={words} now={now} shared={shared} />
          ))}
        </tbody>
      </table>
    </>
  )
}

type RowProps = Omit<Props, 'items'> & { card: CrewCard; shared: SharedColumns }

// Nobody is looked up by a pointer that passes over: each profile counts, so its link asks for no loading ahead.
function CrewRow({ card, words, now, shared }: RowProps) {
  const { t, formats } = words
  const ready = words.ready(card, now)
  return (
    <tr>
      <th scope="row">
        <Link className="name" rel="nofollow" to="/seamans/$id" params={{ id: card.id }}>
          {words.rank(card.rank)}
        </Link>
        <div className="smallest faint">
          <MaskedName name={card.maskedName} words={words} />
        </div>
        <CheckedMark isShort mark={card.mark} />
      </th>
      {!shared.has('ready') && <td className="only-on-phone bold no-wrap">{ready}</td>}
      <td className="full">
        <Served card={card} words={words} />
      </td>
      <td className="number not-on-phone">{formats.number(card.rankMonths)}</td>
      <td className="number not-on-phone">{formats.number(card.seaMonths)}</td>
      {!shared.has('english') && <td className="not-on-phone">{englishText(card, words)}</td>}
      {!shared.has('ready') && (
        <td className="not-on-phone">
          <span className="bold no-wrap">{ready}</span>
          <div className="smallest faint">{words.confirmed(card, now)}</div>
        </td>
      )}
      <td className="full only-on-phone muted">
        {t('crew.row.months', { inRank: card.rankMonths, total: card.seaMonths })}
        {!shared.has('ready') && <div className="smallest faint">{words.confirmed(card, now)}</div>}
      </td>
    </tr>
  )
}

function Served({ card, words }: { card: CrewCard; words: CrewWords }) {
  const [first] = card.vesselTypes
  if (card.fleets.length === 0) return <span className="faint">{words.t('crew.row.unknown')}</span>
  const silhouette = first && findVesselType(first)?.silhouette
  return (
    <span className="row one">
      {silhouette && <span className={`ship not-on-phone ship-${silhouette}`} aria-hidden="true" />}
      <span>
        {words.formats.list(namesInRow(words.intl, card.fleets.map(words.fleet)))}
        <span className="smallest faint row gap-0">
          {words.formats.list(namesInRow(words.intl, card.vesselTypes.slice(0, SHOWN_VESSELS).map(words.vessel)))}
        </span>
      </span>
    </span>
  )
}
