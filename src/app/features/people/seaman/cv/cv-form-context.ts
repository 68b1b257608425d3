import { useFormContext } from 'react-hook-form'
import type { CvFormValues } from './form-values.ts'

/** The path of a field as in the server's answers: `contact.mobile`, `experience.3.company`. */
export type CvPath =
  | `${'profileData' | 'contact' | 'biometric' | 'kin'}.${string}`
  | `${'experience' | 'documents'}.${number}.${string}`

export const useCv = () => useFormContext<CvFormValues>()
