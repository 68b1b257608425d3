import type { ApplicationStatus } from '#src/contract/application/schemas.ts'
import { DAY } from '../time.ts'

/** How long the copy of a CV stays after its application is over: long enough to answer a complaint about it. */
export const COPY_LIFE = 180 * DAY

/** Stages after which a company decides no more; `joined` as well, since the contract has its own papers by then. */
const OVER: readonly ApplicationStatus[] = ['rejected', 'joined']

/** Of an application: when it was last moved and, in `vacancyEndsAt`, when no one can apply any more; UTC ms. */
export type Course = { status: ApplicationStatus; updatedAt: number; vacancyEndsAt: number }

/** Whether the company still chooses. What the seafarer writes afterwards is no business of it. */
export const isUnderWay = ({ status }: Pick<Course, 'status'>): boolean => !OVER.includes(status)

/** When the copy of the CV goes, in UTC ms. */
export const copyEnds = (course: Course): number =>
  (isUnderWay(course) ? course.vacancyEndsAt : Math.min(course.updatedAt, course.vacancyEndsAt)) + COPY_LIFE
