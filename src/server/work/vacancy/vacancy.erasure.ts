import { runBatch } from '#src/server/platform/database.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { deleteUnusedWords, findSearchedTexts, takeOutOfSearch } from './erased-words.repository.ts'
import { splitSearchWords } from './search-words.ts'

/** Erases the search entries of the company's vacancies, and words used by no other. */
export const eraseWords: ErasureStep = async ({ db }, accountId) => {
  await runBatch(db, takeOutOfSearch(db, accountId))
  const words = (await findSearchedTexts(db, accountId)).flatMap((text) => splitSearchWords(text))
  await deleteUnusedWords(db, [...new Set(words)])
}
