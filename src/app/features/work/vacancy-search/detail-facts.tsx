import { type Fact, Facts } from '#src/app/ui/facts.tsx'
import { Place } from '#src/app/ui/place.tsx'
import { Bdi } from '#src/app/ui/texts.tsx'
import { payText } from '#src/i18n/pay-text.ts'
import { agreementFact, areaFact, ownWords } from './chosen-facts.tsx'
import { internetText } from './chosen-texts.ts'
import type { DetailProps } from './detail-props.ts'
import { crewText, joinWindow } from './fact-texts.ts'
import { payRows } from './pay-rows.ts'
import type { Words } from './words.ts'

type Row = readonly [label: string, value: Fact['value']]

export const DetailFacts = ({ vacancy, words }: DetailProps) => (
  <div className="halves section">
    <FactTable title={words.t('vacancy.detail.vessel')} rows={vesselRows({ vacancy, words })} />
    <FactTable title={words.t('vacancy.detail.contract')} rows={contractRows({ vacancy, words })} />
  </div>
)

const FactTable = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section>
    <header className="section-head">
      <h2>{title}</h2>
    </header>
    <Facts rows={rows.map(([label, value]) => ({ label, value }))} />
  </section>
)

/** Isolates a name, a figure with a unit, or text in the employer's language in its own direction. */
const foreign = (text: string | null) => text && <Bdi>{text}</Bdi>

function vesselRows({ vacancy, words }: DetailProps): Row[] {
  const { t, formats } = words
  const shown = vacancy.size?.unit
  return [
    [t('vacancy.detail.vessel-name'), foreign(vacancy.vesselName)],
    [t('vacancy.detail.vessel-imo'), vacancy.imo && <bdi dir="ltr">{vacancy.imo}</bdi>],
    [t('vacancy.detail.vessel-type'), words.vesselWithClass(vacancy)],
    [t('vacancy.detail.vessel-built'), vacancy.built ? String(vacancy.built) : ''],
    [t('vacancy.detail.vessel-flag'), vacancy.flag && formats.flag(vacancy.flag)],
    [
      t('vacancy.detail.vessel-size'),
      foreign(shown !== 'DWT' && shown !== 'GT' && vacancy.size ? words.size(vacancy.size) : ''),
    ],
    [
      t('vacancy.detail.vessel-dwt'),
      foreign(measure(vacancy.dwt, shown === 'DWT' ? vacancy.size?.value : undefined, 'DWT', words)),
    ],
    [
      t('vacancy.detail.vessel-gt'),
      foreign(measure(vacancy.gt, shown === 'GT' ? vacancy.size?.value : undefined, 'GT', words)),
    ],
    [t('vacancy.detail.vessel-engine'), foreign(vacancy.engine)],
    [t('vacancy.detail.vessel-dp'), vacancy.dpClass ? `DP${vacancy.dpClass}` : ''],
    [t('vacancy.detail.crew'), crewText(vacancy, words)],
    [t('vacancy.detail.vessel-internet'), internetText(vacancy, words)],
  ]
}

/** The exact figure, otherwise that of the list. */
const measure = (exact: number | null, shown: number | undefined, unit: string, { formats }: Words): string => {
  const value = exact ?? shown
  return value ? formats.measure(value, unit) : ''
}

function contractRows({ vacancy, words }: DetailProps): Row[] {
  const { t, formats } = words
  const { port, travelPaid } = vacancy
  return [
    [t('vacancy.detail.pay'), payText(vacancy.pay, words)],
    ...payRows(vacancy, words),
    [t('vacancy.detail.joins'), joinWindow(vacancy, words)],
    [t('vacancy.detail.port'), port && <Place city={port.name} country={port.country} />],
    [t(vacancy.rotation ? 'vacancy.detail.rotation' : 'vacancy.detail.duration'), words.duration(vacancy)],
    [t('vacancy.detail.area'), areaFact(vacancy, words)],
    [t('vacancy.detail.positions'), formats.number(vacancy.positions)],
    [t('vacancy.detail.agreement'), agreementFact(vacancy, words)],
    [
      t('vacancy.detail.travel'),
      travelPaid === null ? '' : t(travelPaid ? 'vacancy.detail.travel-paid' : 'vacancy.detail.travel-own'),
    ],
    [t('vacancy.detail.insurance'), ownWords(vacancy.insurance, vacancy)],
    [t('vacancy.detail.published'), formats.date(vacancy.publishedAt)],
    [
      t(vacancy.status === 'expired' ? 'vacancy.detail.closed' : 'vacancy.detail.closes'),
      formats.date(vacancy.expiresAt),
    ],
  ]
}
