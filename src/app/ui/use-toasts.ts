import { useCallback, useEffect, useState } from 'react'
import { MAX_TOAST, TOAST_ACT_DURATION, TOAST_DURATION, TOAST_ERROR_DURATION } from '#src/contract/http/constants.ts'
import { NOTICE, type ToastWords } from './notify.ts'

export type ToastItem = ToastWords & { id: number }
export type ToastState = { toasts: readonly ToastItem[]; dismiss: (id: number) => void }

/** Returns the duration of a toast in ms; one with an action stays long enough to be reached by keyboard. */
export function lastsFor({ kind, act }: Pick<ToastWords, 'kind' | 'act'>): number {
  if (act) return TOAST_ACT_DURATION
  return kind === 'error' ? TOAST_ERROR_DURATION : TOAST_DURATION
}

let lastId = 0

/** The toasts of the page. Above five the oldest is removed. */
export function useToasts(): ToastState {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  useEffect(() => {
    const add = (event: Event) => {
      lastId += 1
      const item = { ...(event as CustomEvent<ToastWords>).detail, id: lastId }
      setToasts((all) => [...all, item].slice(-MAX_TOAST))
    }
    window.addEventListener(NOTICE, add)
    return () => window.removeEventListener(NOTICE, add)
  }, [])
  return { toasts, dismiss }
}
