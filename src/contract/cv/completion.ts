import type { Cv } from './cv.ts'

/** The parts that a CV's completion counts, each 25 of 100 (SPEC 4). The photo's share is never awarded, so that 75 is the most. */
export const COMPLETION_PARTS = ['personal', 'experience', 'documents', 'photo'] as const

export type CompletionPart = (typeof COMPLETION_PARTS)[number]

const SHARE = 100 / COMPLETION_PARTS.length
const PASSPORTS = 2
const CERTIFICATES = 2

const countType = ({ documents }: Pick<Cv, 'documents'>, type: string): number =>
  documents.filter((document) => document.type === type).length

const RULES: Record<CompletionPart, (cv: Cv) => boolean> = {
  personal: ({ profileData }) => profileData.firstname !== '' && profileData.surname !== '',
  experience: ({ experience: [first] }) => Boolean(first?.startDate && first.endDate),
  documents: (cv) => countType(cv, 'passport') >= PASSPORTS && countType(cv, 'certificate') >= CERTIFICATES,
  photo: () => false,
}

export type Completion = { points: number; done: readonly CompletionPart[] }

/** How far a CV has come. */
export function countCompletion(cv: Cv): Completion {
  const done = COMPLETION_PARTS.filter((part) => RULES[part](cv))
  return { points: done.length * SHARE, done }
}
