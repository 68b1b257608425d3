import { FORM_PAPERS, type FormList, type FormPaper } from '#src/domain/agency-form/agency-form.ts'
import {
  CV_LISTS,
  CV_PARTS,
  type Cv,
  type CvDocument,
  type CvPartName,
  type Experience,
  isFilledPaper,
} from '#src/domain/cv/cv.ts'
import { listMasked } from '#src/domain/cv/masks.ts'
import { sumService } from '#src/domain/sea-service/break-down.ts'
import { measureService } from '#src/domain/sea-service/sea-modes.ts'
import { readVoyages } from '#src/domain/sea-service/voyages.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { formatsFor } from '../formats-for.ts'
import type { AppIntl } from '../intl.ts'
import { wordsOf } from './field-words.ts'
import { lengthOf } from './sea-length.ts'

type Values = Readonly<Record<string, string>>

/** Values of a form's placeholders by name; for lists by entry. */
export type FormValues = { single: Values; lists: Readonly<Record<FormList, readonly Values[]>> }

function formatFields(intl: AppIntl, part: string, fields: object, values: object, prefix: string): Values {
  const told = values as Record<string, unknown>
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => !listMasked([]).has(`${part}.${name}`))
      .map((name) => [prefix + name, wordsOf(intl, [part, name], told[name] ?? null, told)]),
  )
}

const formatPapers = (intl: AppIntl, papers: readonly CvDocument[], list: string): Values[] =>
  papers.map((paper) => formatFields(intl, 'documents', CV_LISTS.documents, paper, `${list}.`))

const PAPER_NAMES: Record<FormPaper, readonly (string | null)[]> = {
  passport: ['international', 'passport'],
  'seamans-book': ['seaman', 'seamans-book'],
}

function formatPaper(intl: AppIntl, { documents }: Cv, paper: FormPaper): Values {
  const found = documents.find(({ name }) => PAPER_NAMES[paper].includes(name))
  return formatFields(intl, 'documents', CV_LISTS.documents, found ?? {}, `${paper}.`)
}

function formatVoyages(intl: AppIntl, { experience }: Cv, today: string): Values[] {
  const newest = (one: Experience, other: Experience) => (other.startDate ?? '').localeCompare(one.startDate ?? '')
  return experience.toSorted(newest).map((voyage) => {
    const [counted] = readVoyages([voyage], today).voyages
    return {
      ...formatFields(intl, 'experience', CV_LISTS.experience, voyage, 'experience.'),
      'experience.duration': counted ? lengthOf(intl, measureService([counted], 'calendar')) : '',
    }
  })
}

const PREFIXES: Record<CvPartName, string> = {
  profileData: '',
  contact: 'contact.',
  biometric: 'biometric.',
  kin: 'kin.',
}

/** Returns a CV in one language, by the placeholders of a company's form. `now` in UTC ms. */
export function writeFormValues(intl: AppIntl, cv: Cv, now: number): FormValues {
  const today = toPlainDate(now)
  const papers = cv.documents.filter(isFilledPaper)
  const ofType = (type: string) => papers.filter((paper) => paper.type === type)
  const { voyages } = readVoyages(cv.experience, today)
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) =>
    formatFields(intl, part, CV_PARTS[part], cv[part], PREFIXES[part]),
  )
  return {
    single: {
      ...Object.assign({}, ...parts, ...FORM_PAPERS.map((paper) => formatPaper(intl, cv, paper))),
      'full-name': `${cv.profileData.firstname} ${cv.profileData.surname}`,
      today: formatsFor(intl).plainDate(today),
      'sea-service': voyages.length > 0 ? lengthOf(intl, sumService(voyages, 'calendar', today).total) : '',
    },
    lists: {
      experience: formatVoyages(intl, cv, today),
      documents: formatPapers(intl, papers, 'documents'),
      passports: formatPapers(intl, ofType('passport'), 'passports'),
      visas: formatPapers(intl, ofType('visa'), 'visas'),
      certificates: formatPapers(intl, ofType('certificate'), 'certificates'),
    },
  }
}
