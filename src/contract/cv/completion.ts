/** The parts that a CV's completion counts, each 25 of 100 (SPEC 4). The photo's share is never awarded, so that 75 is the most. */
export const COMPLETION_PARTS = ['personal', 'experience', 'documents', 'photo'] as const

export type CompletionPart = (typeof COMPLETION_PARTS)[number]

const SHARE = 100 / COMPLETION_PARTS.length
const PASSPORTS = 2
const CERTIFICATES = 2

/** What of a CV it takes to count: also as it stands in a form. */
type Told = {
  profileData: { firstname: string; surname: string }
  experience: readonly { startDate: string | null; endDate: string | null }[]
  documents: readonly { type: string | null }[]
}

const countType = ({ documents }: Pick<Told, 'documents'>, type: string): number =>
  documents.filter((document) => document.type === type).length

const RULES: Record<CompletionPart, (cv: Told) => boolean> = {
  personal: ({ profileData }) => profileData.firstname !== '' && profileData.surname !== '',
  experience: ({ experience: [first] }) => Boolean(first?.startDate && first.endDate),
  documents: (cv) => countType(cv, 'passport') >= PASSPORTS && countType(cv, 'certificate') >= CERTIFICATES,
  photo: () => false,
}

export type Completion = { points: number; done: readonly CompletionPart[] }

/** How far a CV has come. */
export function countCompletion(cv: Told): Completion {
  const done = COMPLETION_PARTS.filter((part) => RULES[part](cv))
  return { points: done.length * SHARE, done }
}
