import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { searchWordTable } from '../vacancy/vacancy.tables.ts'

const WORD = pickColumns(searchWordTable, 'word')

/** Words per prefix: the shortest, which are most likely meant. */
const MAX_WORDS = 50
const AFTER_ALL_LETTERS = '\u{10FFFF}'

/** Returns words of the search index by prefix. */
export async function findWordsByBeginning(
  { $client: d1 }: Database,
  beginnings: readonly string[],
): Promise<string[][]> {
  if (beginnings.length === 0) return []
  const sql = `SELECT ${WORD.of()} FROM search_word WHERE word > ? AND word < ? ORDER BY length(word), word LIMIT ${MAX_WORDS}`
  const answers = await d1.batch<RowOf<typeof WORD>>(
    beginnings.map((beginning) => d1.prepare(sql).bind(beginning, `${beginning}${AFTER_ALL_LETTERS}`)),
  )
  return answers.map(({ results }) => results.map(({ word }) => word))
}
