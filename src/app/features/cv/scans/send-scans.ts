import { failureOf } from '#src/app/ui/forms/failure.ts'
import { sendBytes } from '#src/app/ui/send-file/send-bytes.ts'
import { type Begun, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { createFileApi } from '#src/contract/api/file.ts'
import { ConnectionError } from '#src/contract/api.ts'
import type { Call } from '#src/contract/call.ts'
import type { AppIntl } from '#src/i18n/intl.ts'
import { prepareScan, Refused } from './prepare-scan.ts'
import type { StateKeeper, Upload } from './scan-state.ts'

type Sent = { file: File; begun: Begun; bytes?: Blob }
type Means = { call: Call; intl: AppIntl; keeper: StateKeeper; onArrival: () => Promise<void> }

/** Milliseconds until a line that was cut is tried again; sooner when the browser says that it is back. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000] as const

const waitForLine = (tries: number): Promise<void> =>
  new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      done()
    }
    const timer = setTimeout(go, PAUSES[Math.min(tries, PAUSES.length - 1)])
    addEventListener('online', go)
  })

/** Sends what has not arrived, again and again while the line is cut; given up when it `isDropped`. */
async function sendOn({ call, keeper }: Means, { key, entryId }: Upload, sent: Sent, isDropped: () => boolean) {
  const { bytes = sent.file, begun } = sent
  for (let tries = 0; !isDropped(); tries += 1) {
    const onSent = (arrived: number, size: number) => {
      tries = 0
      keeper.change(key, { state: 'sending', share: arrived / size })
    }
    try {
      await sendFile(createFileApi(call), bytes, {
        purpose: 'scan',
        begun,
        onSent,
        via: sendBytes,
        input: { target: entryId },
      })
      return
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error
      keeper.change(key, { state: 'cut' })
      await waitForLine(tries)
    }
  }
}

/** Sends scans one after the other, whichever paper is shown meanwhile. */
export function createScanQueue(means: Means) {
  const { intl, keeper, onArrival } = means
  const files = new Map<string, Sent>()
  let running = Promise.resolve()

  const drop = (key: string) => {
    files.delete(key)
    keeper.drop(key)
  }

  async function run(upload: Upload): Promise<void> {
    const { key } = upload
    const sent = files.get(key)
    if (!sent) return
    try {
      keeper.change(key, { state: 'preparing', share: 0 })
      sent.bytes ??= await prepareScan(sent.file, intl)
      await sendOn(means, upload, sent, () => !files.has(key))
      if (!files.has(key)) return
      await onArrival()
      drop(key)
    } catch (error) {
      const message = error instanceof Refused ? error.message : failureOf(error, {}, intl).message
      keeper.change(key, { state: 'failed', ...(message && { message }) })
    }
  }

  const enqueue = (upload: Upload) => {
    running = running.then(() => run(upload))
  }

  return {
    add: (entryId: string, file: File) => {
      const upload: Upload = { key: crypto.randomUUID(), entryId, name: file.name, state: 'waiting', share: 0 }
      files.set(upload.key, { file, begun: {} })
      keeper.set({ uploads: [...keeper.get().uploads, upload] })
      enqueue(upload)
    },
    retry: (upload: Upload) => {
      keeper.change(upload.key, { state: 'waiting' })
      enqueue(upload)
    },
    drop,
    stop: () => files.clear(),
  }
}
