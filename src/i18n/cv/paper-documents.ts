import { type CvDocument, isFilledPaper } from '#src/domain/cv/cv.ts'
import { validityOf } from '#src/domain/validity.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import { type EvidenceById, writeEvidence } from './evidence-words.ts'
import { labelOf, wordsOf } from './field-words.ts'
import type { PaperLine, PaperRow, PaperTable } from './paper.ts'

const TRAVEL: ReadonlySet<string | null> = new Set(['passport', 'visa'])

const small = (words: string): PaperLine => ({ words, kind: 'small' })

export const dropEmptyLines = (lines: readonly PaperLine[]): PaperLine[] => lines.filter(({ words }) => words !== '')

function writeValidity(intl: AppIntl, { validDate }: CvDocument, now: number): string {
  const validity = validityOf(validDate, now)
  const date = validDate ? formatsFor(intl).plainDate(validDate) : ''
  return validity === 'expired' || validity === 'unlimited' ? intl.t(`seaman.validity.${validity}`, { date }) : date
}

const writeTracking = (intl: AppIntl, { trackingNumber, verifyAddress }: CvDocument): PaperLine[] => [
  small(
    trackingNumber
      ? intl.t('paper.pair', { label: labelOf(intl, 'documents', 'trackingNumber'), words: trackingNumber })
      : '',
  ),
  small(verifyAddress ?? ''),
]

function writeRow(intl: AppIntl, paper: CvDocument, evidence: EvidenceById, now: number): PaperRow {
  const words = (name: 'issuedBy' | 'issuedDate' | 'name' | 'type') => wordsOf(intl, ['documents', name], paper[name])
  return {
    id: paper.id,
    cells: [
      [
        { words: words('name') || words('type'), kind: 'name' as const },
        small(paper.extra ?? ''),
        ...writeTracking(intl, paper),
        small(writeEvidence(intl, evidence.get(paper.id))),
      ],
      [{ words: paper.number ?? '' }],
      [{ words: words('issuedBy') }],
      [{ words: words('issuedDate') }],
      [{ words: writeValidity(intl, paper, now) }],
    ].map(dropEmptyLines),
  }
}

/** Documents for borders, and documents for the job. */
export function writeDocuments(
  intl: AppIntl,
  documents: readonly CvDocument[],
  evidence: EvidenceById,
  now: number,
): PaperTable[] {
  const { t } = intl
  const columns = [
    t('cv.column.name'),
    t('cv.column.number'),
    ...['issuedBy', 'issuedDate', 'validDate'].map((name) => labelOf(intl, 'documents', name)),
  ]
  const told = documents.filter(isFilledPaper)
  return (['travel', 'papers'] as const)
    .map((kind) => ({
      kind,
      title: t(`paper.table.${kind}`),
      columns,
      rows: told
        .filter(({ type }) => TRAVEL.has(type) === (kind === 'travel'))
        .map((paper) => writeRow(intl, paper, evidence, now)),
    }))
    .filter(({ rows }) => rows.length > 0)
}
