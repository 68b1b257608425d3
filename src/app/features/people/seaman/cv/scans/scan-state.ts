import type { Scans } from '#src/contract/scan/schemas.ts'

export type Upload = {
  key: string
  entryId: string
  name: string
  /** `cut`: it continues automatically when the connection is back. */
  state: 'waiting' | 'preparing' | 'sending' | 'cut' | 'failed'
  share: number
  /** Why it failed, in the reader's words. */
  message?: string
}

export type ScanState = {
  /** Undefined until they were listed. */
  scans: Scans | undefined
  isMissing: boolean
  uploads: readonly Upload[]
}

export type StateKeeper = ReturnType<typeof keepScanState>

/** The displayed state of stored and uploading scans. Listeners are called after each change. */
export function keepScanState() {
  const listeners = new Set<() => void>()
  let state: ScanState = { scans: undefined, isMissing: false, uploads: [] }
  const set = (next: Partial<ScanState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change: (key: string, next: Partial<Upload>) =>
      set({ uploads: state.uploads.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)) }),
    drop: (key: string) => set({ uploads: state.uploads.filter((upload) => upload.key !== key) }),
  }
}
