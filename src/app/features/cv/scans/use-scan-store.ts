import { useEffect, useSyncExternalStore } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/schemas/cv.ts'
import type { CvSource } from '../cv-source.ts'
import type { ScanState } from './scan-state.ts'
import { createScanStore, type ScanStore } from './scan-store.ts'

/** The scans of the CV that is edited; listed when they are shown first. */
export function useScanStore({ ctx, scans }: CvSource): { store: ScanStore; state: ScanState } {
  const { queries } = useRuntime()
  const refresh = async () => {
    const { queryKey } = seamanProfile(ctx)
    const profile = await ctx.api.getSeamanProfile()
    // A save that was faster has told more.
    queries.setQueryData<SeamanProfile>(queryKey, (before) =>
      before && before.version > profile.version ? before : profile,
    )
  }
  scans.current ??= createScanStore(ctx, () => void refresh().catch(() => {}))
  const store = scans.current
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    if (!store.get().scans) void store.list()
  }, [store])
  return { store, state }
}
