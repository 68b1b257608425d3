import { CV_PARTS, type Cv, type CvPartName } from '#src/domain/cv/cv.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import type { EvidenceById } from './evidence-words.ts'
import { labelOf, wordsOf } from './field-words.ts'
import type { CvPaper, PaperFact, PaperGroup } from './paper.ts'
import { writeDocuments } from './paper-documents.ts'
import { writeTotals } from './paper-totals.ts'
import { writeVoyages } from './paper-voyages.ts'

/** Fields in the head of the paper, and fields never shown. */
const NOT_LISTED: ReadonlySet<string> = new Set([
  'firstname',
  'surname',
  'positionMain',
  'positionSecond',
  'desiredSalary',
  'desiredCurrency',
  'desiredPeriod',
  'desiredContract',
  'isHideEngines',
])

const TITLES = {
  profileData: ['person', 'paper.group.person'],
  contact: ['contact', 'cv.group.contact'],
  biometric: ['biometric', 'cv.group.biometric'],
  kin: ['kin', 'cv.group.kin'],
} as const

function writeFacts(intl: AppIntl, cv: Cv, part: CvPartName): PaperFact[] {
  const values = cv[part] as Record<string, unknown>
  return Object.keys(CV_PARTS[part])
    .filter((name) => !NOT_LISTED.has(name))
    .map((name) => ({ label: labelOf(intl, part, name), words: wordsOf(intl, [part, name], values[name]) }))
    .filter(({ words }) => words !== '')
}

const writeGroups = (intl: AppIntl, cv: Cv): PaperGroup[] =>
  (Object.keys(TITLES) as CvPartName[])
    .map((part) => {
      const [kind, title] = TITLES[part]
      return { kind, title: intl.t(title), facts: writeFacts(intl, cv, part) }
    })
    .filter(({ facts }) => facts.length > 0)

type PaperSource = { cv: Cv; evidence: EvidenceById; now: number }

/** Returns a CV for paper, others' screens and files, in one language. `now` in UTC ms. */
export function writePaper(intl: AppIntl, { cv, evidence, now }: PaperSource): CvPaper {
  const { firstname, surname, positionMain, positionSecond } = cv.profileData
  const today = toPlainDate(now)
  const { t } = intl
  return {
    title: t('paper.title'),
    name: `${firstname} ${surname}`,
    ranks: [positionMain, positionSecond]
      .map((rank) => wordsOf(intl, ['profileData', 'positionMain'], rank))
      .filter(Boolean)
      .join(' / '),
    made: t('paper.made', { date: formatsFor(intl).plainDate(today) }),
    groups: writeGroups(intl, cv),
    tables: [
      ...writeDocuments(intl, cv.documents, evidence, now),
      ...writeVoyages(intl, cv.experience, evidence, today),
    ],
    totals: writeTotals(intl, cv.experience, today),
    note: t('paper.evidence.note'),
  }
}
