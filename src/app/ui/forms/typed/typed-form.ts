import { createContext, useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { KnownShip } from '#src/contract/ship/schemas.ts'

/** The path of a field in a form that is typed into for a while: `contact.mobile`, `papers.3.months`. */
export type TypedPath = string

type Values = Record<string, unknown>

/** The form around a field. */
export const useTyped = () => useFormContext<Values>()

/** What fields look up beyond the vocabularies. */
export type Lookups = {
  /** Companies that are in the form, which are suggested in its other fields. */
  ownCompanies: () => readonly string[]
  /** Names of checked companies that begin so; none when the connection is lost. */
  findCompanies: (beginning: string) => Promise<readonly string[]>
  /** A ship of a company’s fleet by its seven digits, never of the CVs of others. */
  findShip: (imo: string) => Promise<KnownShip | undefined>
}

const NOTHING: Lookups = {
  ownCompanies: () => [],
  findCompanies: async () => [],
  findShip: async () => undefined,
}

/** Without one, fields know their vocabularies alone. */
export const LookupsContext = createContext<Lookups>(NOTHING)

export const useLookups = (): Lookups => useContext(LookupsContext)

export const idOf = (path: string): string => `cv-${path.replaceAll('.', '-')}`

/** What the last save said about one field. */
export function useTypedError(path: TypedPath): string | undefined {
  const { control, getFieldState } = useTyped()
  const state = useFormState({ control, name: path })
  return getFieldState(path, state).error?.message
}
