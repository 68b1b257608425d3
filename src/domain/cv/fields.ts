import type { FleetType } from '../vocabulary/fleets.ts'

/** Vocabularies whose words are suggested; what is typed in their place is taken. */
export const CV_TERMS = ['country', 'rank', 'flag', 'port', 'company', 'engine', 'engine-model', 'paper'] as const

export type CvTerm = (typeof CV_TERMS)[number]

/** Of a ship: neither has to be known. The type is a slug of the vocabulary, or what was typed. */
export type FleetTypeAndVesselType = { fleetType: FleetType | null; vesselType: string | null }

/**
 * What one field of a CV holds. `most` of a text counts code points. Money is in minor units of the currency beside it, a date is plain.
 * Of a term that is `listed` only words of the vocabulary are taken.
 * The seafarer's form, the rules of the server, the copy of one's data and every file that a CV goes out in or comes in by follow from it.
 */
export type CvField =
  | { kind: 'text'; most: number; required?: true; lines?: true; shape?: 'imo' | 'web' | 'phone' }
  | { kind: 'term'; of: CvTerm; most: number; required?: true; listed?: true }
  | { kind: 'choice'; of: readonly string[] }
  | { kind: 'date' }
  | { kind: 'number'; least: number; most: number; digits?: 0 | 1; initial?: 0 }
  | { kind: 'money'; currency: string }
  | { kind: 'flag'; initial: boolean }
  | { kind: 'vessel'; most: number }

export type CvFields = Readonly<Record<string, CvField>>

/** A missing value is null; a missing required text is empty. */
export type CvValue<F> = F extends { kind: 'text' | 'term' }
  ? F extends { required: true }
    ? string
    : string | null
  : F extends { kind: 'choice'; of: readonly (infer Choice)[] }
    ? Choice | null
    : F extends { kind: 'date' }
      ? string | null
      : F extends { kind: 'number' }
        ? F extends { initial: 0 }
          ? number
          : number | null
        : F extends { kind: 'money' }
          ? number | null
          : F extends { kind: 'flag' }
            ? boolean
            : FleetTypeAndVesselType

export type CvValues<Fields extends CvFields> = { -readonly [Name in keyof Fields]: CvValue<Fields[Name]> }

const createBlank = (field: CvField): unknown => {
  if (field.kind === 'vessel') return { fleetType: null, vesselType: null }
  if (field.kind === 'flag' || field.kind === 'number') return field.initial ?? null
  return 'required' in field ? '' : null
}

/** Fields in which nothing was told yet. */
export const createBlanks = <Fields extends CvFields>(fields: Fields): CvValues<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createBlank(field)])) as CvValues<Fields>

const isBlankValue = (field: CvField, value: unknown): boolean =>
  field.kind === 'vessel'
    ? Object.values(value as FleetTypeAndVesselType).every((part) => part === null)
    : value === createBlank(field)

/** Whether nothing was told in any of the fields but those named. */
export const isBlank = <Fields extends CvFields>(
  fields: Fields,
  values: CvValues<Fields>,
  except: readonly string[] = [],
): boolean =>
  Object.entries(fields).every(
    ([name, field]) => except.includes(name) || isBlankValue(field, values[name as keyof Fields]),
  )
