import { createContext, useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { KnownShip } from '#src/contract/schemas/ship.ts'
import type { CvFormValues } from './form-values.ts'

/** The path of a field, as the server's answers name it: `contact.mobile`, `experience.3.company`. */
export type CvPath =
  | `${'profileData' | 'contact' | 'biometric' | 'kin'}.${string}`
  | `${'experience' | 'documents'}.${number}.${string}`

export const useCv = () => useFormContext<CvFormValues>()

/** What fields look up beyond the vocabularies. */
export type Lookups = {
  /** Companies that stand in the CV, which are suggested in its other contracts. */
  ownCompanies: () => readonly string[]
  /** Names of checked companies that begin so; none when the line is cut. */
  findCompanies: (beginning: string) => Promise<readonly string[]>
  /** A ship of a company's fleet by its seven digits, never of the CVs of others. */
  findShip: (imo: string) => Promise<KnownShip | undefined>
}

export const LookupsContext = createContext<Lookups | undefined>(undefined)

export function useLookups(): Lookups {
  const lookups = useContext(LookupsContext)
  if (!lookups) throw new Error('A field of a CV outside of its editor')
  return lookups
}

export const idOf = (path: string): string => `cv-${path.replaceAll('.', '-')}`

/** What the last save said about one field. */
export function useCvError(path: CvPath): string | undefined {
  const { control, getFieldState } = useCv()
  const state = useFormState({ control, name: path })
  return getFieldState(path, state).error?.message
}
