import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import type { Words } from './words.ts'

/** What every part of the page about one vacancy is made from. */
export type DetailProps = { vacancy: VacancyDetail; words: Words }
export type TimedDetailProps = DetailProps & { now: number }
