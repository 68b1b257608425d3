import { openAccountStore } from '#src/app/kept/account-store.ts'
import type { PageContext } from '#src/app/page.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import { createScanApi } from '#src/contract/scan/api.ts'
import type { Scans } from '#src/contract/scan/schemas.ts'
import { openKeptScans } from './kept-scans.ts'
import { keepScanState } from './scan-state.ts'
import { createScanQueue } from './send-scans.ts'

export type ScanStore = ReturnType<typeof createScanStore>

/**
 * The stored and uploading scans of a CV, while its editor is open.
 * @param onChange called when the evidence of papers may have changed
 */
export function createScanStore({ api: { call }, intl, session }: PageContext, onChange: () => void) {
  const api = createScanApi(call)
  const keeper = keepScanState()
  // Anyone who acts for a seafarer keeps nothing of them.
  const kept = openKeptScans(openAccountStore(session?.impersonator ? undefined : session?.id))

  const list = () =>
    api.listScans().then(
      (scans) => keeper.set({ scans, isMissing: false }),
      () => keeper.set({ isMissing: keeper.get().scans === undefined }),
    )

  const onArrival = async () => {
    await list()
    onChange()
  }

  /** Returns the reason in words when it failed. */
  async function act(doIt: () => Promise<Scans>): Promise<string | undefined> {
    try {
      keeper.set({ scans: await doIt() })
      onChange()
      return undefined
    } catch (error) {
      return failureOf(error, {}, intl).message
    }
  }

  const queue = createScanQueue({ call, intl, keeper, kept, lock: `gangway-scans-${session?.id}`, onArrival })
  void queue.resume()
  return {
    get: keeper.get,
    subscribe: keeper.subscribe,
    list,
    ...queue,
    remove: (id: string) => act(() => api.removeScan(id)),
    affirm: (entryId: string) => act(() => api.affirmScans(entryId)),
  }
}
