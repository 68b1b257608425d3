import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { DAY } from '../time.ts'

/** How long the copy of a CV is kept after its application: enough to answer a complaint. */
export const COPY_LIFE = 180 * DAY

/** Stages after the company's decision; `joined` too, because the contract has its own papers. */
const OVER: readonly ApplicationStatus[] = ['rejected', 'joined']

/** Status, last move, and the end of the vacancy (`vacancyEndsAt`); UTC ms. */
export type Course = { status: ApplicationStatus; updatedAt: number; vacancyEndsAt: number }

/** Whether the company is still deciding. Later edits of the seafarer are not shown to it. */
export const isUnderWay = ({ status }: Pick<Course, 'status'>): boolean => !OVER.includes(status)

/** When the copy of the CV expires, UTC ms. */
export const copyEnds = (course: Course): number =>
  (isUnderWay(course) ? course.vacancyEndsAt : Math.min(course.updatedAt, course.vacancyEndsAt)) + COPY_LIFE
