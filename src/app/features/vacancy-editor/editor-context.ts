import { createContext, useContext } from 'react'
import type { EditedVacancy } from '#src/contract/schemas/own-vacancy.ts'

/** What of the vacancy as it was last saved is told at its fields. */
export type Lacks = Pick<EditedVacancy, 'needed' | 'asksNationality'>

const LacksContext = createContext<Lacks>({ needed: [], asksNationality: false })

export const LacksProvider = LacksContext.Provider
export const useLacks = (): Lacks => useContext(LacksContext)
