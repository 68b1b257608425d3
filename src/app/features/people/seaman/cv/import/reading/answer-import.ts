import type { Reading } from '#src/domain/cv-import/found.ts'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { ImportFailure, type ImportFailureCode } from './import-failure.ts'
import { type ImportSource, type PdfReader, readImport } from './read-import.ts'
import { listTradeWords } from './trade-words.ts'

/** Answers of a worker: ready; then the result or the failure. */
export type ImportAnswer = { isReady: true } | { reading: Reading } | { failure: ImportFailureCode }

async function answer(source: ImportSource, readPdf?: PdfReader): Promise<ImportAnswer> {
  try {
    return { reading: await readImport(source, createTerms(listTradeWords()), readPdf) }
  } catch (error) {
    return { failure: error instanceof ImportFailure ? error.code : 'broken' }
  }
}

/** Handles the only request of a worker. */
export function answerImports(readPdf?: PdfReader): void {
  addEventListener('message', ({ data }: MessageEvent<ImportSource>) => {
    void answer(data, readPdf).then((found) => postMessage(found))
  })
  postMessage({ isReady: true })
}
