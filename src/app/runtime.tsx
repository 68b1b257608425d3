import { createContext, useContext } from 'react'
import type { LocaleCode } from '../contract/locales.ts'

/** `locale`: the language changes with it. `from`: where the person was; whoever walked on meanwhile is not led back. */
export type Way = { locale?: LocaleCode | undefined; from?: string }

/** What a hydrated page can do beyond being read. Documents and the first render have the inert one. */
export type Runtime = {
  hydrated: boolean
  /**
   * Goes where a form or a button leads when its act was done: to a path of the site without locale prefix. Session and page are loaded
   * anew, and the answer to the act is brought into view.
   */
  arrive: (path: string, way?: Way) => Promise<void>
  /** Gives the page up for an address of another site. */
  leave: (address: string) => Promise<void>
}

const inert: Runtime = {
  hydrated: false,
  arrive: async () => {},
  leave: async () => {},
}

const RuntimeContext = createContext<Runtime>(inert)

export const RuntimeProvider = RuntimeContext.Provider
export const useRuntime = () => useContext(RuntimeContext)
