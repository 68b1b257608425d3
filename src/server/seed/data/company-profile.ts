import type { LocaleCode } from '#src/domain/locales.ts'

/** What a company crews; each word stands for a group of vessel types (vessel-profiles). */
export type Focus =
  | 'bulk'
  | 'container'
  | 'cargo'
  | 'roro'
  | 'tanker'
  | 'chemical'
  | 'gas'
  | 'supply'
  | 'subsea'
  | 'rig'
  | 'wind'
  | 'tug'
  | 'cruise'
  | 'ferry'
  | 'dredging'

export type CompanyProfile = {
  name: string
  kind: 'agency' | 'manager' | 'owner'
  country: string
  city: string
  focus: readonly Focus[]
  /** Languages of its advertisements, the usual one first. */
  languages: readonly LocaleCode[]
  about: string
}

type Row = readonly [
  name: string,
  city: string,
  focus: string,
  about: string,
  kind?: CompanyProfile['kind'],
  languages?: string,
]

const split = <T extends string>(text: string): T[] => text.split(' ') as T[]

/** The companies of one country; a row's own kind and languages win over the country's. */
export const createCountry = (country: string, languages: string, rows: readonly Row[]): CompanyProfile[] =>
  rows.map(([name, city, focus, about, kind = 'agency', own = languages]) => ({
    name,
    kind,
    country,
    city,
    about,
    focus: split<Focus>(focus),
    languages: split<LocaleCode>(own),
  }))
