import { CV_LISTS, CV_PARTS, type CvListName, type CvPartName, MAX_DOCUMENTS, MAX_EXPERIENCE } from '../cv/cv.ts'
import type { CvField, CvFields } from '../cv/fields.ts'
import { cutText } from '../text/text.ts'
import { isFleetType } from '../vocabulary/vessel-types.ts'
import type { FoundFields, Reading } from './found.ts'

export type RawFields = Record<string, unknown>

const MAX_LIST = 1_000

export const isRecord = (value: unknown): value is RawFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the objects of a list; others are empty. */
export const listOf = (value: unknown): RawFields[] =>
  Array.isArray(value) ? value.slice(0, MAX_LIST).map((one) => (isRecord(one) ? one : {})) : []

const isDate = (value: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const at = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value)
}

const readText = (value: unknown, most: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? cutText(value.trim(), most) : undefined

function readVessel(value: unknown, most: number): unknown {
  if (!isRecord(value)) return undefined
  const { fleetType } = value
  const vesselType = readText(value.vesselType, most) ?? null
  const fleet = typeof fleetType === 'string' && isFleetType(fleetType) ? fleetType : null
  return fleet === null && vesselType === null ? undefined : { fleetType: fleet, vesselType }
}

/** Returns a value of a file in the schema's form if the field accepts it. Files are untrusted. */
function readField(field: CvField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'term':
      return readText(value, field.most)
    case 'choice':
      return typeof value === 'string' && field.of.includes(value) ? value : undefined
    case 'date':
      return typeof value === 'string' && isDate(value) ? value : undefined
    case 'number':
      return Number.isInteger(value) && (value as number) >= field.least && (value as number) <= field.most
        ? value
        : undefined
    case 'money':
      return Number.isSafeInteger(value) && (value as number) >= 0 ? value : undefined
    case 'flag':
      return typeof value === 'boolean' ? value : undefined
    case 'vessel':
      return readVessel(value, field.most)
  }
}

const writeSource = (path: string, name: string, value: unknown) => ({
  text: `${path}.${name}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`.slice(0, 160),
  place: null,
})

function readFields(fields: CvFields, told: unknown, path: string): FoundFields {
  if (!isRecord(told)) return {}
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = Object.hasOwn(told, name) ? readField(field, told[name]) : undefined
      return value === undefined ? [] : [[name, { value, isSure: true, source: writeSource(path, name, told[name]) }]]
    }),
  )
}

const MOST: Readonly<Record<CvListName, number>> = { experience: MAX_EXPERIENCE, documents: MAX_DOCUMENTS }

/** Reads the fields of a file that uses the schema's names. */
export function readCvFields(told: RawFields): Reading {
  const parts = (Object.keys(CV_PARTS) as CvPartName[]).map((part) => [
    part,
    readFields(CV_PARTS[part], told[part], part),
  ])
  const lists = (Object.keys(CV_LISTS) as CvListName[]).map((list) => [
    list,
    (Array.isArray(told[list]) ? told[list] : [])
      .slice(0, MOST[list])
      .map((entry: unknown, place: number) => readFields(CV_LISTS[list], entry, `${list}[${place}]`)),
  ])
  return Object.fromEntries([...parts, ...lists]) as Reading
}
