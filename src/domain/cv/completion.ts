import { FIRST_ID } from './cv.ts'

/** Parts of the completion, 25 of 100 each (SPEC 4). The photo's share is never awarded, so 75 is the maximum. */
export const COMPLETION_PARTS = ['personal', 'experience', 'documents', 'photo'] as const

export type CompletionPart = (typeof COMPLETION_PARTS)[number]

const SHARE = 100 / COMPLETION_PARTS.length
const PASSPORTS = 2
const CERTIFICATES = 2

/** The counted parts of a CV, saved or in a form. */
type CountedCv = {
  profileData: { firstname: string; surname: string }
  experience: readonly { startDate: string | null; endDate: string | null }[]
  documents: readonly { type: string | null }[]
}

const countType = ({ documents }: Pick<CountedCv, 'documents'>, type: string): number =>
  documents.filter((document) => document.type === type).length

const RULES: Record<CompletionPart, (cv: CountedCv) => boolean> = {
  personal: ({ profileData }) => profileData.firstname !== '' && profileData.surname !== '',
  experience: ({ experience: [first] }) => Boolean(first?.startDate && first.endDate),
  documents: (cv) => countType(cv, 'passport') >= PASSPORTS && countType(cv, 'certificate') >= CERTIFICATES,
  photo: () => false,
}

export type Completion = { points: number; done: readonly CompletionPart[] }

/** Returns the completion of a CV. */
export function countCompletion(cv: CountedCv): Completion {
  const done = COMPLETION_PARTS.filter((part) => RULES[part](cv))
  return { points: done.length * SHARE, done }
}

/** Entries that others could not understand: filled papers without a name, and contracts without rank, vessel type or first day. */
export type Incomplete = { unnamed: number; bare: number }

type Entry = Readonly<Record<string, unknown>>

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isBlank))

const isFilledIn = ({ id: _, type: __, name: ___, ...rest }: Entry): boolean =>
  Object.values(rest).some((value) => !isBlank(value))

const IDENTITY = ['position', 'fleetTypeAndVesselType', 'startDate']

/** Counts incomplete entries, saved or in a form. */
export const countIncomplete = (cv: { experience: readonly object[]; documents: readonly object[] }): Incomplete => ({
  unnamed: (cv.documents as readonly Entry[]).filter((paper) => isFilledIn(paper) && isBlank(paper.name)).length,
  bare: (cv.experience as readonly Entry[]).filter((contract) => IDENTITY.some((name) => isBlank(contract[name])))
    .length,
})

/** Counts the papers of a CV without the initial empty ones, saved or in a form. */
export const countPapers = (documents: readonly object[]): number =>
  (documents as readonly Entry[]).filter(
    (paper) => isFilledIn(paper) || (!isBlank(paper.name) && !String(paper.id).startsWith(FIRST_ID)),
  ).length
