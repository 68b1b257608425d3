import { countCharacters } from '../text/text.ts'
import type { FormValues } from './read-form.ts'
import type { Problems } from './read-values.ts'

/** Minimum length of the text of a vacancy; a shorter one is not informative. */
export const MIN_VACANCY_TEXT = 60

export type Point = { field: string; has: boolean }

/** What a vacancy needs before it is published, in the order of the form. */
export const listFloor = ({ rank, ship, pay, joining, duration, texts }: FormValues): Point[] => [
  { field: 'rank', has: rank !== null },
  { field: 'vesselType', has: ship.type !== null },
  { field: 'payMin', has: pay.min !== null },
  { field: 'payMax', has: pay.max !== null },
  { field: 'joinFrom', has: joining.from !== null },
  { field: 'joinTo', has: joining.to !== null },
  { field: 'duration', has: duration.tenths !== null || duration.rotationOn !== null },
  { field: 'texts.0.text', has: texts.some(({ text }) => countCharacters(text) >= MIN_VACANCY_TEXT) },
]

/** What seafarers ask before they apply, and a vacancy can be published without. */
export const listWishes = ({ ship, pay, joining, demands, life }: FormValues): Point[] => [
  { field: 'imo', has: ship.imo !== null },
  { field: 'flag', has: ship.flag !== null },
  { field: 'built', has: ship.built !== null },
  { field: 'dwt', has: ship.dwt !== null || ship.gt !== null || ship.capacity !== null },
  { field: 'engine', has: ship.engine !== null },
  { field: 'areas', has: ship.areas.length > 0 || ship.area !== null },
  { field: 'payKind', has: pay.kind !== null },
  { field: 'payBasic', has: pay.basic !== null },
  { field: 'port', has: joining.port !== null },
  { field: 'papers', has: demands.papers.length > 0 },
  { field: 'english', has: demands.english !== null },
  { field: 'crewSize', has: life.crewSize !== null },
  { field: 'internet', has: life.internet !== null },
  { field: 'travel', has: life.travel !== null },
  { field: 'agreementKind', has: life.agreementKind !== null || life.agreement !== null },
]

/** Of a hundred: three quarters are the floor, the rest what people would like to know. A field with a problem counts as lacking. */
export function countCompleteness(values: FormValues, problems: Problems = {}) {
  const [needed, wishes] = [listFloor(values), listWishes(values)]
  const wrong = Object.keys(problems).filter((path) => !needed.some(({ field, has }) => field === path && !has))
  const floor = [...needed, ...wrong.map((field) => ({ field, has: false }))]
  const share = (points: readonly Point[]) => points.filter(({ has }) => has).length / points.length
  const lacks = (points: readonly Point[]) => points.filter(({ has }) => !has).map(({ field }) => field)
  return {
    points: Math.round(75 * share(floor) + 25 * share(wishes)),
    needed: lacks(needed),
    wished: lacks(wishes),
  }
}
