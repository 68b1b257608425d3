import { toPlainDate } from '../time.ts'
import { GUARANTEES, JOB_PROMISES, REFUNDS } from './promises.ts'

/** What is written about a service in one language; `not`: what it does not do. */
export const TEXT_PARTS = ['title', 'text', 'not'] as const
export type TextPart = (typeof TEXT_PARTS)[number]
export type ServiceWords = Record<TextPart, string>

/** The number of the messages of the product, which hold before the first version. */
export const BUILT_IN = 0

/** Days until a version may begin. */
export const MAX_TEXT_DAYS = 366

const TAG = /<[a-z/!]/i

export type TextProblem = 'html' | 'guarantee' | 'job' | 'refund'

/** Returns why a part of a text may not be published: the message `service-text.wrong.<problem>`. */
export function findTextProblem(part: TextPart, text: string): TextProblem | undefined {
  if (TAG.test(text)) return 'html'
  if (GUARANTEES.test(text)) return 'guarantee'
  if (part !== 'not' && JOB_PROMISES.test(text)) return 'job'
  return part === 'title' && REFUNDS.test(text) ? 'refund' : undefined
}

export type Dated = { number: number; from: string; createdAt: number }

const isLater = (one: Dated, other: Dated): boolean =>
  one.from === other.from ? one.number > other.number : one.from > other.from

/** Of the versions of a service in a language the one that held at an instant: it had been published, and its date had come. */
export function pickVersion<Version extends Dated>(versions: readonly Version[], at: number): Version | undefined {
  const day = toPlainDate(at)
  return versions
    .filter(({ from, createdAt }) => createdAt <= at && from <= day)
    .reduce<Version | undefined>((best, one) => (best && !isLater(one, best) ? best : one), undefined)
}

/** `missing`: the English was changed and the language was not. `older`: the English was changed after it. */
export const TEXT_STATES = ['current', 'older', 'missing'] as const
export type TextState = (typeof TEXT_STATES)[number]

/** Compares when the last version of a language and of the English were published; undefined without one. */
export function findTextState(own: number | undefined, english: number | undefined): TextState {
  if (english === undefined) return 'current'
  if (own === undefined) return 'missing'
  return own < english ? 'older' : 'current'
}
