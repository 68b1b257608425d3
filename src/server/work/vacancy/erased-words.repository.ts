import { sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { type ErasedRows, IS_LAST_OWNER, organisationsOf } from '#src/server/platform/erasure.ts'

const SEARCHED_TEXTS = `SELECT concat_ws(' ', c.name, v.vessel_name, v.vessel_class, v.port_name, v.text,
  (SELECT group_concat(value, ' ') FROM json_each(coalesce(v.texts, '{}')))) AS spoken FROM vacancy v JOIN organisation c ON c.id = v.company_id
  WHERE c.id IN (SELECT organisation_id FROM organisation_member WHERE account_id = ? AND ${IS_LAST_OWNER}) AND v.published_at IS NOT NULL`

/** The texts of a company's vacancies in the search index. */
export const findSearchedTexts = async ({ $client: d1 }: Database, accountId: string): Promise<string[]> =>
  (await d1.prepare(SEARCHED_TEXTS).bind(accountId).all<{ spoken: string }>()).results.map(({ spoken }) => spoken)

const QUOTED = (word: string) => `words : "${word.replaceAll('"', '""')}"`
/** Words per query of the index. */
const ASKED = 50

/** Deletes words without a public vacancy. */
export async function deleteUnusedWords({ $client: d1 }: Database, words: readonly string[]): Promise<void> {
  for (let start = 0; start < words.length; start += ASKED) {
    const some = words.slice(start, start + ASKED)
    await d1.batch(
      some.map((word) =>
        d1
          .prepare(
            'DELETE FROM search_word WHERE word = ?1 AND NOT EXISTS (SELECT 1 FROM vacancy_search WHERE vacancy_search MATCH ?2)',
          )
          .bind(word, QUOTED(word)),
      ),
    )
  }
}

/** Published vacancies are in an index that no foreign key reaches. */
export const takeOutOfSearch: ErasedRows = (db, accountId) => [
  db.run(sql`DELETE FROM vacancy_search WHERE rowid IN (SELECT seq FROM vacancy
    WHERE company_id IN ${organisationsOf(accountId)})`),
]
