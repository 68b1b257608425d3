import { CheckedMark } from '#src/app/ui/checked-mark.tsx'
import { Link } from '#src/app/ui/link.tsx'
import type { Column } from '#src/app/ui/table/index.ts'
import type { CrewCard } from '#src/contract/crew/schemas.ts'
import { VESSEL_SILHOUETTES } from '#src/domain/vocabulary/vessel-silhouettes.ts'
import { namesInRow } from '#src/i18n/inside-sentence.ts'
import type { CrewWords } from './crew-words.ts'
import { MaskedName } from './masked-name.tsx'

const SHOWN_VESSELS = 3

export function crewColumns(words: CrewWords, now: number): readonly Column<CrewCard>[] {
  const { t, formats } = words
  const english = ({ englishLevel }: CrewCard) => (englishLevel ? words.english(englishLevel) : t('crew.row.unknown'))
  const ready = (card: CrewCard) => [words.ready(card, now), words.confirmed(card, now)].filter(Boolean).join(' · ')
  const name = (column: string) => t(`crew.row.${column}`)
  const isReady = { cell: (card: CrewCard) => <Ready card={card} words={words} now={now} /> } as const
  return [
    { id: 'seafarer', name: name('seafarer'), isHead: true, cell: (card) => <Named card={card} words={words} /> },
    { id: 'ready-first', name: name('ready'), phone: 'only', follows: 'ready', className: 'full', ...isReady },
    { id: 'served', name: name('served'), phone: 'line', cell: (card) => <Served card={card} words={words} /> },
    {
      id: 'in-rank',
      name: name('in-rank'),
      isNumber: true,
      phone: 'no',
      cell: ({ rankMonths }) => formats.number(rankMonths),
    },
    {
      id: 'at-sea',
      name: name('at-sea'),
      isNumber: true,
      phone: 'no',
      cell: ({ seaMonths }) => formats.number(seaMonths),
    },
    { id: 'english', name: name('english'), text: english, cell: english, phone: 'no' },
    { id: 'ready', name: name('ready'), text: ready, phone: 'no', ...isReady },
    {
      id: 'months',
      name: name('in-rank'),
      phone: 'only',
      className: 'full muted',
      cell: ({ rankMonths, seaMonths }) => t('crew.row.months', { inRank: rankMonths, total: seaMonths }),
    },
  ]
}

type Props = { card: CrewCard; words: CrewWords }

/** Availability, and the age of the confirmation. */
const Ready = ({ card, words, now }: Props & { now: number }) => (
  <>
    <span className="bold no-wrap">{words.ready(card, now)}</span>
    {words.confirmed(card, now) && (
      <>
        {' · '}
        <small className="smallest faint">{words.confirmed(card, now)}</small>
      </>
    )}
  </>
)

// Not preloaded on hover, because each profile counts as a view.
const Named = ({ card, words }: Props) => (
  <>
    <Link className="name" rel="nofollow" to="/seamans/$id" params={{ id: card.id }}>
      {words.rank(card.rank)}
    </Link>
    <div className="smallest faint">
      <MaskedName name={card.maskedName} words={words} />
    </div>
    <CheckedMark isShort mark={card.mark} />
  </>
)

function Served({ card, words }: Props) {
  const [first] = card.vesselTypes
  if (card.fleets.length === 0) return <span className="faint">{words.t('crew.row.unknown')}</span>
  const silhouette = first && VESSEL_SILHOUETTES.get(first)
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
