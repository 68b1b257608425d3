import { sendBytes } from '#src/app/ui/send-file/send-bytes.ts'
import { type Begun, sendFile } from '#src/app/ui/send-file/send-file.ts'
import { ApiError, ConnectionError } from '#src/contract/api.ts'
import { createFileApi } from '#src/contract/file/api.ts'
import type { Call } from '#src/contract/http/call.ts'
import type { Upload } from './scan-state.ts'

/** Milliseconds until a lost connection is tried again; sooner when the browser says that it is back. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000] as const

const waitForLine = (tries: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      signal.removeEventListener('abort', go)
      done()
    }
    const timer = setTimeout(go, PAUSES[Math.min(tries, PAUSES.length - 1)])
    addEventListener('online', go)
    signal.addEventListener('abort', go)
  })

/** An unavailable server and a rate limit are handled like a lost connection. */
const isAway = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  (error instanceof ApiError && (error.code === 'unavailable' || error.code === 'too-many-requests'))

type Means = {
  call: Call
  begun: Begun
  signal: AbortSignal
  /** Undefined: the connection is lost. */
  onShare: (share: number | undefined) => void
}

/** Sends what has not arrived, again and again while the connection is lost, until it has or was stopped. */
export async function sendOn({ entryId }: Pick<Upload, 'entryId'>, bytes: Blob, means: Means): Promise<void> {
  const { call, begun, signal, onShare } = means
  for (let tries = 0; !signal.aborted; tries += 1) {
    const onSent = (arrived: number, size: number) => {
      tries = 0
      onShare(arrived / size)
    }
    try {
      const input = { target: entryId }
      await sendFile(createFileApi(call), bytes, { purpose: 'scan', begun, onSent, via: sendBytes, input, signal })
      return
    } catch (error) {
      if (signal.aborted) return
      if (!isAway(error)) throw error
      onShare(undefined)
      await waitForLine(tries, signal)
    }
  }
}
