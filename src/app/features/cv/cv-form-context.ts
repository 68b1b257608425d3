import { createContext, useContext } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { CvFormValues } from './form-values.ts'

/** The path of a field, as the server's answers name it: `contact.mobile`, `experience.3.company`. */
export type CvPath =
  | `${'profileData' | 'contact' | 'biometric' | 'kin'}.${string}`
  | `${'experience' | 'documents'}.${number}.${string}`

export const useCv = () => useFormContext<CvFormValues>()

/** Companies that stand in the CV, which are suggested in its other contracts. */
export const CompaniesContext = createContext<() => readonly string[]>(() => [])
export const useCompanies = () => useContext(CompaniesContext)

export const idOf = (path: string): string => `cv-${path.replaceAll('.', '-')}`

/** What the last save said about one field. */
export function useCvError(path: CvPath): string | undefined {
  const { control, getFieldState } = useCv()
  const state = useFormState({ control, name: path })
  return getFieldState(path, state).error?.message
}
