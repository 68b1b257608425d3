import type { Reading } from '#src/domain/cv-import/found.ts'
import { createTerms } from '#src/domain/cv-import/terms.ts'
import { ImportFailure, type ImportFailureCode } from './import-failure.ts'
import { type ImportSource, type PdfReader, readImport } from './read-import.ts'
import { listTradeWords } from './trade-words.ts'

/** What comes back of a worker: that it is there; then what was found, or why nothing was. */
export type ImportAnswer = { isReady: true } | { reading: Reading } | { failure: ImportFailureCode }

async function answer(source: ImportSource, readPdf?: PdfReader): Promise<ImportAnswer> {
  try {
    return { reading: await readImport(source, createTerms(listTradeWords()), readPdf) }
  } catch (error) {
    return { failure: error instanceof ImportFailure ? error.code : 'broken' }
  }
}

/** The whole life of a worker: one question, one answer. */
export function answerImports(readPdf?: PdfReader): void {
  addEventListener('message', ({ data }: MessageEvent<ImportSource>) => {
    void answer(data, readPdf).then((found) => postMessage(found))
  })
  postMessage({ isReady: true })
}
