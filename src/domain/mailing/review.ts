import type { LetterAnswer } from './letter-states.ts'

/**
 * Who reads a CV of a mailing: the seafarer, a member of the agency who may write, a member who only reads, and anyone else who has the link,
 * such as the reader of the agency's mailbox.
 */
export const REVIEW_READERS = ['own', 'member', 'viewer', 'holder'] as const
export type ReviewReader = (typeof REVIEW_READERS)[number]

/** Answers by a button; an invitation names a vacancy. */
export const REVIEW_ANSWERS = ['interested', 'not-now'] as const satisfies readonly LetterAnswer[]
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number]

/** The CV as a Word document, and on the agency's own form. */
export const REVIEW_FILES = ['docx', 'form'] as const
export type ReviewFile = (typeof REVIEW_FILES)[number]

const FOLLOWS: Readonly<Record<LetterAnswer, readonly LetterAnswer[]>> = {
  'not-now': ['interested', 'invited'],
  interested: ['invited'],
  invited: [],
}

/** The answers that may follow one: an agency can become more interested, but cannot take back what the seafarer has read. */
export const answersAfter = (given: LetterAnswer | null): readonly LetterAnswer[] =>
  given === null ? ['interested', 'not-now', 'invited'] : FOLLOWS[given]

/** The answers that an answer may follow. */
export const answersBefore = (answer: LetterAnswer): LetterAnswer[] =>
  (Object.keys(FOLLOWS) as LetterAnswer[]).filter((given) => FOLLOWS[given].includes(answer))
