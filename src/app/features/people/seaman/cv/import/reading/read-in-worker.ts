import { nameScript } from '#src/app/register-worker.ts'
import type { Reading } from '#src/domain/cv-import/found.ts'
import { SECOND } from '#src/domain/time.ts'
import type { ImportAnswer } from './answer-import.ts'
import { isPdf } from './file-kinds.ts'
import { ImportFailure } from './import-failure.ts'
import fileWorker from './read-file.worker.ts?worker&url'
import type { ImportSource } from './read-import.ts'
import pdfWorker from './read-pdf.worker.ts?worker&url'

/** Time limit of a file; then its worker is terminated. */
const MAX_TIME = 90 * SECOND

/** The PDF reader is five times the rest, so it is loaded for PDFs only. A worker is one file: its policy lets it load and send nothing. */
const startWorker = (source: ImportSource): Worker =>
  'bytes' in source && isPdf(source.bytes)
    ? new Worker(nameScript(pdfWorker), { type: 'module' })
    : new Worker(nameScript(fileWorker), { type: 'module' })

/** Reads in a worker, so that the page remains usable. Nothing leaves the browser. */
export async function readInWorker(source: ImportSource, signal: AbortSignal): Promise<Reading> {
  const worker = startWorker(source)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReady = false
  try {
    return await new Promise<Reading>((done, failed) => {
      const fail = () => failed(new ImportFailure(isReady ? 'broken' : 'not-loaded'))
      timer = setTimeout(() => failed(new ImportFailure(isReady ? 'took-too-long' : 'not-loaded')), MAX_TIME)
      signal.addEventListener('abort', fail)
      worker.addEventListener('error', fail)
      worker.addEventListener('message', ({ data }: MessageEvent<ImportAnswer>) => {
        if ('isReady' in data) isReady = true
        else if ('reading' in data) done(data.reading)
        // The PDF library sends messages of its own.
        else if ('failure' in data) failed(new ImportFailure(data.failure))
      })
      worker.postMessage(source)
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
