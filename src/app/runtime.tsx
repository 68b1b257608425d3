import { createContext, useContext } from 'react'
import type { LocaleCode } from '../contract/locales.ts'

/** What a hydrated page can do beyond being read. Documents and the first render have the inert one. */
export type Runtime = {
  hydrated: boolean
  /** Goes to a path of the site, given without locale prefix; in another language when one is named. */
  navigate: (path: string, locale?: LocaleCode) => Promise<void>
  /** Loads session and page data again. */
  refresh: () => Promise<void>
  notify: (toast: { kind: 'error' | 'success' | 'info'; text: string }) => void
}

const inert: Runtime = {
  hydrated: false,
  navigate: async () => {},
  refresh: async () => {},
  notify: () => {},
}

const RuntimeContext = createContext<Runtime>(inert)

export const RuntimeProvider = RuntimeContext.Provider
export const useRuntime = () => useContext(RuntimeContext)
