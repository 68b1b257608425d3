import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { AppState } from './app-state.ts'
import type { RouterContext } from './router.tsx'

/** Holds the state of a tab or of one request; the router's context points at it. */
export type AppStore = {
  get: () => AppState
  set: (change: Partial<AppState>) => void
  subscribe: (listener: () => void) => () => void
}

export function createAppStore(initial: AppState): AppStore {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useAppState(): AppState {
  const { store } = useRouter().options.context as RouterContext
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
