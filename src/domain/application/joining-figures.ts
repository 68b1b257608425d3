import { JOINING_QUESTIONS, type JoiningQuestion, MIN_JOINING_ANSWERS } from './stage-details.ts'

/** Number of yes answers, and of all answers. */
export type JoiningFigure = { yes: number; of: number }
export type JoiningFigures = Record<JoiningQuestion, JoiningFigure | null>

/** Returns the shown figures, without questions that too few answered. */
export const showFigures = (counted: Record<JoiningQuestion, JoiningFigure>): JoiningFigures =>
  Object.fromEntries(
    JOINING_QUESTIONS.map((question) => [
      question,
      counted[question].of >= MIN_JOINING_ANSWERS ? counted[question] : null,
    ]),
  ) as JoiningFigures
