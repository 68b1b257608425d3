import { createContext, useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { KnownShip } from '#src/contract/ship/schemas.ts'

/** The path of a field in a long form: `contact.mobile`, `papers.3.months`. */
export type TypedPath = string

type Values = Record<string, unknown>

/** The form around a field. */
export const useTyped = () => useFormContext<Values>()

/** Lookups of fields beyond the vocabularies. */
export type Lookups = {
  /** Companies in the form, suggested in its other fields. */
  ownCompanies: () => readonly string[]
  /** Checked companies by prefix; empty offline. */
  findCompanies: (beginning: string) => Promise<readonly string[]>
  /** A ship of a company's fleet by IMO number, never from other CVs. */
  findShip: (imo: string) => Promise<KnownShip | undefined>
}

const NOTHING: Lookups = {
  ownCompanies: () => [],
  findCompanies: async () => [],
  findShip: async () => undefined,
}

/** Without it, fields only use their vocabularies. */
export const LookupsContext = createContext<Lookups>(NOTHING)

export const useLookups = (): Lookups => useContext(LookupsContext)

export const idOf = (path: string): string => `cv-${path.replaceAll('.', '-')}`

/** The error of the last save about one field. */
export function useTypedError(path: TypedPath): string | undefined {
  const { control, getFieldState } = useTyped()
  const state = useFormState({ control, name: path })
  return getFieldState(path, state).error?.message
}
