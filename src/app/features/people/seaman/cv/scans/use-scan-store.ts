import { useEffect, useSyncExternalStore } from 'react'
import { useRuntime } from '#src/app/runtime.tsx'
import { seamanProfile } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import type { CvSource } from '../cv-source.ts'
import type { ScanState } from './scan-state.ts'
import { createScanStore, type ScanStore } from './scan-store.ts'

/** The store outlives changes of the language, and what it says is in that of the page. */
const speakNow = (latest: CvSource['latest']): AppIntl => ({
  ...latest.current.intl,
  t: (id, values) => latest.current.intl.t(id, values),
})

/** The scans of the CV that is edited; listed when they are shown first. */
export function useScanStore({ ctx, latest, scans }: CvSource): { store: ScanStore; state: ScanState } {
  const { queries } = useRuntime()
  const refresh = async () => {
    const { queryKey } = seamanProfile(latest.current)
    const profile = await ctx.api.getSeamanProfile()
    // A save that was faster has told more.
    queries.setQueryData<SeamanProfile>(queryKey, (before) =>
      before && before.version > profile.version ? before : profile,
    )
  }
  scans.current ??= createScanStore({ ...ctx, intl: speakNow(latest) }, () => void refresh().catch(() => {}))
  const store = scans.current
  const state = useSyncExternalStore(store.subscribe, store.get, store.get)
  useEffect(() => {
    if (!store.get().scans) void store.list()
  }, [store])
  return { store, state }
}
