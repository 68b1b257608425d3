import type { Experience } from '#src/domain/cv/cv.ts'
import { readImoNumber } from '#src/domain/cv/imo.ts'
import { measureService } from '#src/domain/sea-service/sea-modes.ts'
import { readVoyages } from '#src/domain/sea-service/voyages.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import { type EvidenceById, writeEvidence } from './evidence-words.ts'
import { labelOf, wordsOf } from './field-words.ts'
import type { PaperLine, PaperRow, PaperTable } from './paper.ts'
import { dropEmptyLines } from './paper-documents.ts'
import { lengthOf } from './sea-length.ts'

const MEASURES = { grossTonnage: 'GT', deadweight: 'DWT', teu: 'TEU', cargoCapacity: 'm3' } as const

const small = (words: string): PaperLine => ({ words, kind: 'small' })

/** Newest first, without a first day last. */
const byTime = (one: Experience, other: Experience): number =>
  (other.startDate ?? '').localeCompare(one.startDate ?? '') || (other.endDate ?? '9').localeCompare(one.endDate ?? '9')

function writePair(intl: AppIntl, name: keyof Experience, words: string): PaperLine {
  return small(words && intl.t('paper.pair', { label: labelOf(intl, 'experience', name), words }))
}

function writeShip(intl: AppIntl, voyage: Experience): PaperLine[] {
  const { fleetVesselImo: imo } = voyage
  const digits = imo && readImoNumber(imo)
  return [
    { words: voyage.fleetVesselName ?? '', kind: 'name' },
    { words: wordsOf(intl, ['experience', 'fleetTypeAndVesselType'], voyage.fleetTypeAndVesselType) },
    small(digits ? `IMO ${digits}` : (imo ?? '')),
    writePair(intl, 'fleetVesselFlag', wordsOf(intl, ['experience', 'fleetVesselFlag'], voyage.fleetVesselFlag)),
  ]
}

function writeSize(intl: AppIntl, voyage: Experience): PaperLine[] {
  const { measure } = formatsFor(intl)
  const sizes = (Object.keys(MEASURES) as (keyof typeof MEASURES)[]).map((name) => {
    const value = voyage[name]
    return { words: value === null ? '' : measure(value, MEASURES[name]) }
  })
  return [
    ...sizes,
    { words: wordsOf(intl, ['experience', 'dpClass'], voyage.dpClass) },
    small([voyage.engineName, voyage.engineModel].filter(Boolean).join(' ')),
    writePair(intl, 'engineBuilder', voyage.engineBuilder ?? ''),
    small(voyage.enginePower === null ? '' : measure(voyage.enginePower, 'kW')),
    writePair(intl, 'additionalEngine', voyage.additionalEngine ?? ''),
  ]
}

function writePeriod(intl: AppIntl, voyage: Experience, today: string): PaperLine[] {
  const { plainDate, dateRange } = formatsFor(intl)
  const { startDate, endDate } = voyage
  const [counted] = readVoyages([voyage], today).voyages
  const port = (name: 'signOnPort' | 'signOffPort') =>
    writePair(intl, name, wordsOf(intl, ['experience', name], voyage[name]))
  const begun =
    startDate &&
    (endDate ? dateRange(startDate, endDate) : intl.t('seaman.experience.since', { from: plainDate(startDate) }))
  return [
    { words: begun || wordsOf(intl, ['experience', 'endDate'], endDate) },
    small(counted ? lengthOf(intl, measureService([counted], 'calendar')) : ''),
    port('signOnPort'),
    port('signOffPort'),
  ]
}

function writeRow(intl: AppIntl, voyage: Experience, evidence: EvidenceById, today: string): PaperRow {
  return {
    id: voyage.id,
    cells: [
      [...writeShip(intl, voyage), small(writeEvidence(intl, evidence.get(voyage.id)))],
      writeSize(intl, voyage),
      [
        { words: wordsOf(intl, ['experience', 'position'], voyage.position) },
        writePair(intl, 'reasonForLeaving', voyage.reasonForLeaving ?? ''),
      ],
      [
        { words: voyage.company ?? '' },
        ...(['owner', 'manager', 'agency'] as const).map((name) => writePair(intl, name, voyage[name] ?? '')),
      ],
      writePeriod(intl, voyage, today),
    ].map(dropEmptyLines),
  }
}

/** All contracts with all data. */
export function writeVoyages(
  intl: AppIntl,
  experience: readonly Experience[],
  evidence: EvidenceById,
  today: string,
): PaperTable[] {
  const { t } = intl
  if (experience.length === 0) return []
  return [
    {
      kind: 'voyages',
      title: t('cv.list.experience'),
      columns: [
        t('cv.column.vessel'),
        t('paper.column.size'),
        ...['position', 'company', 'period'].map((name) => t(`cv.column.${name}`)),
      ],
      rows: experience.toSorted(byTime).map((voyage) => writeRow(intl, voyage, evidence, today)),
    },
  ]
}
