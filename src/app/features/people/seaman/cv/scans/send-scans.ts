import { locked } from '#src/app/kept/locked.ts'
import { failureOf } from '#src/app/ui/forms/failure.ts'
import type { Begun } from '#src/app/ui/send-file/send-file.ts'
import type { Call } from '#src/contract/http/call.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import type { KeptScans } from './kept-scans.ts'
import { prepareScan, Refused } from './prepare-scan.ts'
import type { StateKeeper, Upload } from './scan-state.ts'
import { sendOn } from './send-on.ts'

/** `file` as it was chosen, `bytes` as they are sent; of one that was kept before a reload, neither is open yet. */
type Sent = { file?: File; bytes?: Blob; begun: Begun; stop: AbortController }

type Means = {
  call: Call
  intl: AppIntl
  keeper: StateKeeper
  kept: KeptScans
  /** Of all tabs of the account one sends at a time. */
  lock: string
  onArrival: () => Promise<void>
}

/** Sends a scan from where it is: to its end, until it is stopped, or until another tab has done so. Throws what refuses it. */
async function send({ call, keeper, kept }: Means, upload: Upload, sent: Sent): Promise<void> {
  const { key } = upload
  const { begun } = sent
  const bytes = sent.bytes ?? (await kept.open(key))
  if (!bytes || !(await kept.has(key))) return
  let told = begun.id
  const onShare = (share: number | undefined) => {
    keeper.change(key, share === undefined ? { state: 'cut' } : { state: 'sending', share })
    if (begun.id === told) return
    told = begun.id
    void kept.begin(key, begun)
  }
  await sendOn(upload, bytes, { call, begun, signal: sent.stop.signal, onShare })
}

type Files = Map<string, Sent>

/** Prepares scans one after the other, and sends them so, whichever comes first. */
function createLanes(means: Means, files: Files) {
  const { intl, keeper, kept, lock, onArrival } = means
  let preparing = Promise.resolve()
  let running = Promise.resolve()

  const drop = (key: string) => {
    files.get(key)?.stop.abort()
    files.delete(key)
    keeper.drop(key)
    void kept.remove(key)
  }

  const fail = (key: string, error: unknown) => {
    if (!files.has(key)) return
    const message = error instanceof Refused ? error.message : failureOf(error, {}, intl).message
    keeper.change(key, { state: 'failed', ...(message && { message }) })
    void kept.remove(key)
  }

  async function prepare({ key, entryId, name }: Upload, sent: Sent): Promise<void> {
    keeper.change(key, { state: 'preparing', share: 0 })
    if (!sent.bytes && sent.file) sent.bytes = await prepareScan(sent.file, intl)
    if (files.has(key) && sent.bytes) await kept.add({ key, entryId, name, begun: sent.begun }, sent.bytes)
  }

  async function run(upload: Upload, sent: Sent): Promise<void> {
    const { key } = upload
    if (!files.has(key)) return
    await locked(lock, () => send(means, upload, sent))
    if (!files.has(key)) return
    await onArrival()
    drop(key)
  }

  const enqueue = (upload: Upload, sent: Sent) => {
    running = running.then(() => run(upload, sent)).catch((error) => fail(upload.key, error))
  }
  const begin = (upload: Upload, sent: Sent) => {
    const fine = () => enqueue(upload, sent)
    preparing = preparing.then(() => prepare(upload, sent)).then(fine, (error) => fail(upload.key, error))
  }
  return { begin, enqueue, drop }
}

/** Uploads scans, independently of the displayed paper. Each is stored on the device first, and continues after a reload. */
export function createScanQueue(means: Means) {
  const { keeper, kept } = means
  const files: Files = new Map()
  const { begin, enqueue, drop } = createLanes(means, files)

  const show = (upload: Upload, sent: Sent) => {
    files.set(upload.key, sent)
    keeper.set({ uploads: [...keeper.get().uploads, upload] })
  }

  return {
    add: (entryId: string, file: File) => {
      const upload: Upload = { key: crypto.randomUUID(), entryId, name: file.name, state: 'waiting', share: 0 }
      const sent = { file, begun: {}, stop: new AbortController() }
      show(upload, sent)
      begin(upload, sent)
    },
    retry: (upload: Upload) => {
      const sent = files.get(upload.key)
      keeper.change(upload.key, { state: 'waiting' })
      if (sent) begin(upload, sent)
    },
    /** Goes on with what was on its way when the page went. */
    resume: async () => {
      for (const { key, entryId, name, begun } of await kept.list()) {
        if (files.has(key)) continue
        const upload: Upload = { key, entryId, name, state: 'waiting', share: 0 }
        const sent = { begun, stop: new AbortController() }
        show(upload, sent)
        enqueue(upload, sent)
      }
    },
    drop,
    /** Uploads continue when the editor is opened again. */
    stop: () => {
      for (const { stop } of files.values()) stop.abort()
      files.clear()
    },
  }
}
