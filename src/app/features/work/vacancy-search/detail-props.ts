import type { VacancyDetail } from '#src/contract/vacancy-search/schemas.ts'
import type { Words } from './words.ts'

/** Props of all parts of a vacancy page. */
export type DetailProps = { vacancy: VacancyDetail; words: Words }
export type TimedDetailProps = DetailProps & { now: number }
