import { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import type { LocaleCode } from '../domain/locales.ts'
import type { Changes } from './changes.ts'

/**
 * `locale`: the language changes with the navigation. `from`: the place where the action began; people who navigated meanwhile are not
 * redirected. `changed`: what the action changed; without it everything is refetched. `acted`: the focused element when the action began;
 * people who moved to another field keep their focus.
 */
export type Way = {
  locale?: LocaleCode | undefined
  from?: string
  changed?: Changes | undefined
  acted?: Element | null
}

/** What a hydrated page can do beyond reading. Documents and the first render have the inert version. */
export type Runtime = {
  hydrated: boolean
  /** Runs the actions of forms and buttons, and caches answers of the server. */
  queries: QueryClient
  /** Navigates after an action, to a path without locale prefix, and scrolls the answer into view. */
  arrive: (path: string, way?: Way) => Promise<void>
  /** Leaves for an address of another site. */
  leave: (address: string) => Promise<void>
}

const inert: Runtime = {
  hydrated: false,
  // Empty: without scripting nothing runs here.
  queries: new QueryClient(),
  arrive: async () => {},
  leave: async () => {},
}

const RuntimeContext = createContext<Runtime>(inert)

export const RuntimeProvider = RuntimeContext.Provider
export const useRuntime = () => useContext(RuntimeContext)
