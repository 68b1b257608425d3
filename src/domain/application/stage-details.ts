/** Why a company rejects an application. The seafarer reads it in their language. */
export const REFUSAL_REASONS = [
  'filled',
  'sea-service',
  'certificates',
  'visa',
  'english',
  'joining-date',
  'pay',
  'vacancy-cancelled',
  'other',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

/** Questions after joining; each is answered yes, no or not at all. */
export const JOINING_QUESTIONS = ['paidOnTime', 'asAdvertised', 'relievedOnTime'] as const
export type JoiningQuestion = (typeof JOINING_QUESTIONS)[number]
export type JoiningAnswers = Record<JoiningQuestion, boolean | null>

/** Answers that are needed for public figures: fewer could reveal who answered. */
export const MIN_JOINING_ANSWERS = 5
