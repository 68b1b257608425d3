import { useRouter } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { AppState } from './app-state.ts'
import type { AppStore, RouterContext } from './router/router-context.ts'

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
