import { useCallback, useState } from 'react'
import { TOAST_LIMIT } from '../../contract/constants.ts'
import type { Runtime } from '../runtime.tsx'

export type ToastWords = Parameters<Runtime['notify']>[0]
export type ToastItem = ToastWords & { id: number }
export type ToastState = { toasts: readonly ToastItem[]; notify: Runtime['notify']; dismiss: (id: number) => void }

let lastId = 0

/** What to tell the reader in passing. Of more than five the oldest goes. */
export function useToasts(): ToastState {
  const [toasts, setToasts] = useState<readonly ToastItem[]>([])
  const dismiss = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), [])
  const notify = useCallback<Runtime['notify']>((words) => {
    lastId += 1
    const item = { ...words, id: lastId }
    setToasts((all) => [...all, item].slice(-TOAST_LIMIT))
  }, [])
  return { toasts, notify, dismiss }
}
