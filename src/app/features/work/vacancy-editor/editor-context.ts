import { createContext, useContext } from 'react'
import type { EditedVacancy } from '#src/contract/vacancy-editor/schemas.ts'

/** What of the vacancy as it was last saved is told at its fields. */
export type Lacks = Pick<EditedVacancy, 'needed' | 'nationalityLaw'>

const LacksContext = createContext<Lacks>({ needed: [], nationalityLaw: null })

export const LacksProvider = LacksContext.Provider
export const useLacks = (): Lacks => useContext(LacksContext)
