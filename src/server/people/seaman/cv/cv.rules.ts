import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '#src/domain/cv/cv.ts'
import type { CvField, CvFields } from '#src/domain/cv/fields.ts'
import type { FieldTexts, Text } from '#src/server/platform/failure.ts'
import { checkEntry, checkId, checkPerson } from './cv-entry.rules.ts'
import { checkValue, normalizeValue } from './cv-value.rules.ts'

type Values = Record<string, unknown>

const PARTS = Object.keys(CV_PARTS) as CvPartName[]
const LISTS = Object.keys(CV_LISTS) as CvListName[]

const normalizeValues = (fields: CvFields, values: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, normalizeValue(field, values[name])]))

/** Returns the normalised CV. */
export const normalizeCv = (cv: Cv): Cv =>
  Object.fromEntries([
    ...PARTS.map((part) => [part, normalizeValues(CV_PARTS[part], cv[part])]),
    ...LISTS.map((list) => [
      list,
      cv[list].map((entry) => ({ id: entry.id, ...normalizeValues(CV_LISTS[list], entry) })),
    ]),
  ]) as Cv

type Problems = Record<string, Text>

const collect = (pairs: readonly (readonly [string, Text | undefined])[]): Problems =>
  Object.fromEntries(pairs.filter((pair): pair is [string, Text] => pair[1] !== undefined))

const checkValues = (fields: CvFields, values: Values): Problems =>
  collect(Object.entries(fields).map(([name, field]: [string, CvField]) => [name, checkValue(field, values[name])]))

/**
 * Returns messages by group and field: `contact`, `experience.3`. Free text is accepted instead of vocabulary; only name, citizenship and rank
 * are required.
 */
export function checkCv(cv: Cv, today: string): FieldTexts {
  const groups: [string, Problems][] = PARTS.map((part) => [part, checkValues(CV_PARTS[part], cv[part])])
  for (const list of LISTS) {
    const ids = cv[list].map(({ id }) => id)
    cv[list].forEach((entry, place) => {
      const problems = {
        ...checkValues(CV_LISTS[list], entry),
        ...collect([['id', checkId(entry.id, ids.indexOf(entry.id) !== place)]]),
      }
      groups.push([`${list}.${place}`, { ...checkEntry(list, entry), ...problems }])
    })
  }
  const person = collect(checkPerson(cv.profileData, today))
  return Object.fromEntries(
    groups
      .map(([group, problems]) => [group, group === 'profileData' ? { ...person, ...problems } : problems] as const)
      .filter(([, problems]) => Object.keys(problems).length > 0),
  )
}
