import { nameScript } from '#src/app/register-worker.ts'
import { SECOND } from '#src/domain/time.ts'
import type { DrawnPage } from './draw-pdf.ts'
import type { DrawAnswer } from './draw-pdf.worker.ts'
import workerAddress from './draw-pdf.worker.ts?worker&url'

/** A file that takes longer is given up, and with it all that it holds. */
const MAX_TIME = 60 * SECOND

let before: Promise<unknown> = Promise.resolve()

function drawNow(pdf: Uint8Array, tell: (page: DrawnPage) => void, signal: AbortSignal): Promise<void> {
  const worker = new Worker(nameScript(workerAddress), { type: 'module' })
  return new Promise<void>((done, failed) => {
    const fail = () => failed(new Error('This PDF could not be drawn'))
    const patience = AbortSignal.any([signal, AbortSignal.timeout(MAX_TIME)])
    patience.addEventListener('abort', fail)
    worker.addEventListener('error', fail)
    worker.addEventListener('message', ({ data }: MessageEvent<DrawAnswer>) => {
      if ('drawn' in data) tell(data.drawn)
      else if ('ended' in data) data.ended === 'whole' ? done() : fail()
    })
    worker.postMessage({ pdf })
  }).finally(() => worker.terminate())
}

/**
 * Draws a PDF beside the page, in a worker whose policy lets it load and send nothing; one file at a time, for each takes tens of megabytes.
 * Rejects when it is no PDF, takes a minute, or is no longer wanted; pages that were told stay right.
 */
export function drawInWorker(pdf: Uint8Array, tell: (page: DrawnPage) => void, signal: AbortSignal): Promise<void> {
  const turn = before.then(() => {
    signal.throwIfAborted()
    return drawNow(pdf, tell, signal)
  })
  before = turn.catch(() => undefined)
  return turn
}
