import { createContext, useContext } from 'react'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'

/** Data of the last save that fields show. */
export type MissingFacts = Pick<EditedVacancy, 'needed' | 'nationalityLaw'>

const MissingContext = createContext<MissingFacts>({ needed: [], nationalityLaw: null })

export const MissingProvider = MissingContext.Provider
export const useMissing = (): MissingFacts => useContext(MissingContext)
