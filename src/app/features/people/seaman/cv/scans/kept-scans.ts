import type { AccountStore } from '#src/app/kept/account-store.ts'
import { keepBytes, openKeptBytes } from '#src/app/kept/kept-bytes.ts'
import { requestPersistence } from '#src/app/kept/request-persistence.ts'
import type { Begun } from '#src/app/ui/send-file/send-file.ts'
import { KEPT_SCANS } from './kept-scans-name.ts'

/** A queued scan: a started upload continues after a reload. */
export type KeptScan = { key: string; entryId: string; name: string; begun: Begun }

const bytesOf = (key: string) => `scan:${key}` as const

export type KeptScans = ReturnType<typeof openKeptScans>

/** Scans that have not arrived, sealed with what else this browser keeps of the account. */
export function openKeptScans(store: AccountStore) {
  const list = async (): Promise<readonly KeptScan[]> => (await store.read<readonly KeptScan[]>(KEPT_SCANS)).value ?? []
  const change = (next: (scans: readonly KeptScan[]) => readonly KeptScan[]) =>
    store.change<readonly KeptScan[]>(KEPT_SCANS, (scans = []) => next(scans))
  return {
    list,
    has: async (key: string) => (await list()).some((scan) => scan.key === key),
    add: async (scan: KeptScan, file: Blob): Promise<void> => {
      requestPersistence()
      await keepBytes(store, bytesOf(scan.key), file)
      await change((scans) => [...scans, scan])
    },
    begin: (key: string, begun: Begun) =>
      change((scans) => scans.map((scan) => (scan.key === key ? { ...scan, begun: { ...begun } } : scan))),
    open: (key: string): Promise<Blob | undefined> => openKeptBytes(store, bytesOf(key)),
    remove: async (key: string): Promise<void> => {
      await change((scans) => scans.filter((scan) => scan.key !== key))
      await store.write(bytesOf(key), undefined)
    },
  }
}
