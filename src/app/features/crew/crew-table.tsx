import type { CrewCard } from '../../../contract/schemas/crew.ts'
import { findVesselType } from '../../../contract/vocabulary/vessel-types.ts'
import { namesInRow } from '../../../i18n/inside-sentence.ts'
import { useHref } from '../../ui/href.tsx'
import { crewPath } from './crew-filters.ts'
import type { CrewWords } from './crew-words.ts'
import { MaskedName } from './masked-name.tsx'

const COLUMNS = ['seafarer', 'served', 'in-rank', 'at-sea', 'english', 'ready'] as const
const NUMBERS: readonly string[] = ['in-rank', 'at-sea']
const SHOWN_VESSELS = 3

type Props = { items: readonly CrewCard[]; words: CrewWords; now: number }

export const CrewTable = ({ items, words, now }: Props) => (
  <table className="tbl stack crew">
    <caption className="vh">{words.t('crew.list.results')}</caption>
    <thead>
      <tr>
        {COLUMNS.map((column) => (
          <th key={column} scope="col" className={NUMBERS.includes(column) ? 'num' : undefined}>
            {words.t(`crew.row.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((card) => (
        <CrewRow key={card.id} card={card} words={words} now={now} />
      ))}
    </tbody>
  </table>
)

// Nobody is looked up by a pointer that passes over: each profile counts, so its link asks for no loading ahead.
function CrewRow({ card, words, now }: { card: CrewCard; words: CrewWords; now: number }) {
  const href = useHref()
  const { t, formats } = words
  const ready = words.ready(card, now)
  const english = card.englishLevel ? words.english(card.englishLevel) : t('crew.row.unknown')
  return (
    <tr>
      <th scope="row">
        <a className="name" rel="nofollow" href={href(crewPath(card.id))}>
          {words.rank(card.rank)}
        </a>
        <div className="xs dim">
          <MaskedName name={card.maskedName} words={words} />
        </div>
      </th>
      <td className="only-sm b nw">{ready}</td>
      <td className="full">
        <Served card={card} words={words} />
      </td>
      <td className="num hide-xs">{formats.number(card.rankMonths)}</td>
      <td className="num hide-xs">{formats.number(card.seaMonths)}</td>
      <td className="hide-xs">{english}</td>
      <td className="hide-xs b nw">{ready}</td>
      <td className="full only-sm muted">{t('crew.row.months', { inRank: card.rankMonths, total: card.seaMonths })}</td>
    </tr>
  )
}

function Served({ card, words }: { card: CrewCard; words: CrewWords }) {
  const [first] = card.vesselTypes
  if (card.fleets.length === 0) return <span className="dim">{words.t('crew.row.unknown')}</span>
  const silhouette = first && findVesselType(first)?.silhouette
  return (
    <span className="row one">
      {silhouette && <span className={`ship hide-xs ship-${silhouette}`} aria-hidden="true" />}
      <span>
        {words.formats.list(namesInRow(words.intl, card.fleets.map(words.fleet)))}
        <span className="xs dim row gap0">
          {words.formats.list(namesInRow(words.intl, card.vesselTypes.slice(0, SHOWN_VESSELS).map(words.vessel)))}
        </span>
      </span>
    </span>
  )
}
