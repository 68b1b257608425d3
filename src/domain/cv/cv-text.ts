import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from './cv.ts'
import { type CvField, type CvFields, createBlanks } from './fields.ts'

type Values = Record<string, unknown>

const PARTS = Object.keys(CV_PARTS) as CvPartName[]
const LISTS = Object.keys(CV_LISTS) as CvListName[]

const isBlank = (field: CvField, value: unknown): boolean =>
  field.kind === 'vessel'
    ? Object.values(value as Values).every((part) => part === null)
    : value === null || value === undefined || value === createBlanks({ field }).field

const pickVessel = ({ fleetType, vesselType }: Values): Values => ({ fleetType, vesselType })

/** What is told, in the order of the schema, whatever the order of those who write. */
export const listFilled = (fields: CvFields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !isBlank(field, values[name]))
      .map(([name, { kind }]) => [name, kind === 'vessel' ? pickVessel(values[name] as Values) : values[name]]),
  )

/** Null and what is missing are blank. */
const fill = (fields: CvFields, told: Values = {}): Values => {
  const blanks: Values = createBlanks(fields)
  return Object.fromEntries(Object.keys(fields).map((name) => [name, told[name] ?? blanks[name]]))
}

/** Returns a CV as stored text, without empty values and unknown properties. Equal CVs have the same text. */
export const writeCv = (cv: Cv): string =>
  JSON.stringify(
    Object.fromEntries([
      ...PARTS.map((part) => [part, listFilled(CV_PARTS[part], cv[part])]),
      ...LISTS.map((list) => [list, cv[list].map((entry) => ({ id: entry.id, ...listFilled(CV_LISTS[list], entry) }))]),
    ]),
  )

export function readCv(text: string): Cv {
  const told = JSON.parse(text) as Record<string, Values & (Values & { id: string })[]>
  return Object.fromEntries([
    ...PARTS.map((part) => [part, fill(CV_PARTS[part], told[part])]),
    ...LISTS.map((list) => [
      list,
      (told[list] ?? []).map((entry) => ({ id: entry.id, ...fill(CV_LISTS[list], entry) })),
    ]),
  ]) as Cv
}
