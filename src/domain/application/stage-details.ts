/** Why a company refuses an application. The seafarer reads it in their own language. */
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

/** What someone who joined is asked of it; each is answered yes, no or not at all. */
export const JOINING_QUESTIONS = ['paidOnTime', 'asAdvertised', 'relievedOnTime'] as const
export type JoiningQuestion = (typeof JOINING_QUESTIONS)[number]
export type JoiningAnswers = Record<JoiningQuestion, boolean | null>

/** From so many answers on they are the company's figures: fewer could tell who said what. */
export const MIN_JOINING_ANSWERS = 5
