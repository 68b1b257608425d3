import { JOINING_QUESTIONS, type JoiningQuestion, MIN_JOINING_ANSWERS } from './stage-details.ts'

/** How many of those who answered said yes. */
export type JoiningFigure = { yes: number; of: number }
export type JoiningFigures = Record<JoiningQuestion, JoiningFigure | null>

/** What is shown of the answers: nothing of a question that too few answered. */
export const showFigures = (counted: Record<JoiningQuestion, JoiningFigure>): JoiningFigures =>
  Object.fromEntries(
    JOINING_QUESTIONS.map((question) => [
      question,
      counted[question].of >= MIN_JOINING_ANSWERS ? counted[question] : null,
    ]),
  ) as JoiningFigures
