import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '#src/domain/cv/cv.ts'
import { type CvField, type CvFields, createBlanks, type FleetTypeAndVesselType } from '#src/domain/cv/fields.ts'
import { readSum, readWhole, writeSum } from '#src/domain/text/read-digits.ts'
import { CURRENCY_EXPONENTS, isCurrency } from '#src/domain/vocabulary/currencies.ts'

/** The value of one field, as typed. */
export type FormValue = string | boolean | { fleetType: string; vesselType: string }
export type FormPart = Record<string, FormValue>
export type FormEntry = { id: string } & FormPart

/** The form of a CV: field paths are those of the server's answers. */
export type CvFormValues = Record<CvPartName, FormPart> & Record<CvListName, FormEntry[]>

const exponentOf = (currency: unknown): number =>
  typeof currency === 'string' && isCurrency(currency) ? CURRENCY_EXPONENTS[currency] : 2

function writeValue(field: CvField, value: unknown, among: Record<string, unknown>): FormValue {
  if (field.kind === 'flag') return Boolean(value)
  if (field.kind === 'vessel') {
    const { fleetType, vesselType } = value as FleetTypeAndVesselType
    return { fleetType: fleetType ?? '', vesselType: vesselType ?? '' }
  }
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (field.kind === 'money') return writeSum(value as number, exponentOf(among[field.currency]))
  return field.kind === 'number' && 'initial' in field && value === field.initial ? '' : String(value)
}

const readText = (typed: FormValue | undefined): string | null => {
  const text = typeof typed === 'string' ? typed.trim() : ''
  return text === '' ? null : text
}

/** An invalid number remains text: it counts as a change, is kept in the draft, and `listUnread` finds it. */
const orTyped = (number: number | null | undefined, typed: FormValue | undefined): unknown =>
  number === undefined ? readText(typed) : number

function readValue(field: CvField, typed: FormValue | undefined, among: FormPart): unknown {
  switch (field.kind) {
    case 'flag':
      return typed === true
    case 'vessel': {
      const { fleetType, vesselType } = typed as { fleetType: string; vesselType: string }
      return { fleetType: fleetType || null, vesselType: readText(vesselType) }
    }
    case 'number':
      return orTyped(readWhole(typed as string), typed) ?? field.initial ?? null
    case 'money':
      return orTyped(readSum(typed as string, exponentOf(among[field.currency])), typed)
    default:
      return readText(typed) ?? ('required' in field && field.required ? '' : null)
  }
}

const writePart = (fields: CvFields, values: Record<string, unknown>): FormPart =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, writeValue(field, values[name], values)]))

const readPart = (fields: CvFields, typed: FormPart): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readValue(field, typed[name], typed)]))

const PARTS = Object.keys(CV_PARTS) as CvPartName[]
const LISTS = Object.keys(CV_LISTS) as CvListName[]

export const toFormEntry = (list: CvListName, { id, ...values }: { id: string }): FormEntry => ({
  id,
  ...writePart(CV_LISTS[list], values),
})

/** Returns the form values of a CV. */
export const toFormValues = (cv: Cv): CvFormValues =>
  Object.fromEntries([
    ...PARTS.map((part) => [part, writePart(CV_PARTS[part], cv[part])]),
    ...LISTS.map((list) => [list, cv[list].map((entry) => toFormEntry(list, entry))]),
  ]) as CvFormValues

/** Returns the form value of a field. `among`: other fields, such as the currency of an amount. */
export const toFormValue = (part: CvPartName | CvListName, name: string, value: unknown, among: FormPart): FormValue =>
  writeValue({ ...CV_PARTS, ...CV_LISTS }[part][name as never] as CvField, value, among)

/** Returns the CV of a form. Invalid values are kept: the server validates. */
export const readFormValues = (typed: CvFormValues): Cv =>
  Object.fromEntries([
    ...PARTS.map((part) => [part, readPart(CV_PARTS[part], typed[part])]),
    ...LISTS.map((list) => [list, typed[list].map((entry) => ({ id: entry.id, ...readPart(CV_LISTS[list], entry) }))]),
  ]) as Cv

const isUnread = (field: CvField, value: unknown): boolean =>
  (field.kind === 'number' || field.kind === 'money') && typeof value === 'string'

const listIn = (path: string, fields: CvFields, values: object): string[] =>
  Object.entries(fields)
    .filter(([name, field]) => isUnread(field, values[name as never]))
    .map(([name]) => `${path}.${name}`)

/** Returns paths of number fields that contain text. */
export const listUnread = (cv: Cv): string[] => [
  ...PARTS.flatMap((part) => listIn(part, CV_PARTS[part], cv[part])),
  ...LISTS.flatMap((list) => cv[list].flatMap((entry, place) => listIn(`${list}.${place}`, CV_LISTS[list], entry))),
]

/** Whether a value has the field's type: one stored by another build may differ. */
function isValueLike(blank: FormValue, value: unknown): value is FormValue {
  if (typeof blank !== 'object') return typeof value === typeof blank
  const { fleetType, vesselType } = (value ?? {}) as Record<string, unknown>
  return typeof fleetType === 'string' && typeof vesselType === 'string'
}

const fillPart = (fields: CvFields, typed: FormPart | undefined): FormPart =>
  Object.fromEntries(
    Object.entries(writePart(fields, createBlanks(fields))).map(([name, blank]) => {
      const value = typed?.[name]
      return [name, isValueLike(blank, value) ? value : blank]
    }),
  )

/** Completes the form values of another build with all fields of this one. */
export const fillFormValues = (typed: CvFormValues): CvFormValues =>
  Object.fromEntries([
    ...PARTS.map((part) => [part, fillPart(CV_PARTS[part], typed[part])]),
    ...LISTS.map((list) => [
      list,
      (typed[list] ?? []).map((entry) => ({ id: entry.id, ...fillPart(CV_LISTS[list], entry) })),
    ]),
  ]) as CvFormValues
