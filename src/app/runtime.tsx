import { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { LocaleCode } from '../domain/locales.ts'
import type { Changes } from './changes.ts'

/**
 * `locale`: the language changes with it. `from`: where the person was; anyone who walked on meanwhile is not led back. `changed`: what the act
 * changed; everything is asked again where nothing is said of it. `acted`: what had the focus when the act began; anyone who has gone on
 * to another field by the time of the answer keeps it.
 */
export type Way = {
  locale?: LocaleCode | undefined
  from?: string
  changed?: Changes | undefined
  acted?: Element | null
}

/** What a hydrated page can do beyond being read. Documents and the first render have the inert one. */
export type Runtime = {
  hydrated: boolean
  /** Runs the acts of forms and buttons, and keeps what the server answered. */
  queries: QueryClient
  /**
   * Goes where a form or a button leads when its act was done: to a path of the site without locale prefix. The answer to the act is brought
   * into view.
   */
  arrive: (path: string, way?: Way) => Promise<void>
  /** Gives the page up for an address of another site. */
  leave: (address: string) => Promise<void>
}

const inert: Runtime = {
  hydrated: false,
  // Holds nothing: without scripting nothing is run here.
  queries: new QueryClient(),
  arrive: async () => {},
  leave: async () => {},
}

const RuntimeContext = createContext<Runtime>(inert)

export const RuntimeProvider = RuntimeContext.Provider
export const useRuntime = () => useContext(RuntimeContext)
