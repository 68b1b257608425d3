import type { Database } from '#src/server/platform/database.ts'
import type { PictureRow } from '../pictures/pictures.repository.ts'

const PICTURES = `SELECT kind, subject, version FROM picture
  WHERE (kind = 'agency' AND subject IN (SELECT slug FROM company WHERE account_id = ?1))
    OR (kind = 'vacancy' AND subject IN (SELECT v.id FROM vacancy v JOIN company c ON c.id = v.company_id WHERE c.account_id = ?1))`

/** Share pictures that were made of a company and its vacancies. */
export const findSharePictures = async ({ $client: d1 }: Database, accountId: string): Promise<PictureRow[]> =>
  (await d1.prepare(PICTURES).bind(accountId).all<PictureRow>()).results

const SPOKEN = `SELECT concat_ws(' ', c.name, v.vessel_name, v.vessel_class, v.port_name, v.text) AS spoken FROM vacancy v JOIN company c ON c.id = v.company_id
  WHERE c.account_id = ? AND v.published_at IS NOT NULL`

/** What of a company's vacancies was given to the search as words. */
export const findSpoken = async ({ $client: d1 }: Database, accountId: string): Promise<string[]> =>
  (await d1.prepare(SPOKEN).bind(accountId).all<{ spoken: string }>()).results.map(({ spoken }) => spoken)

const QUOTED = (word: string) => `words : "${word.replaceAll('"', '""')}"`
/** Words in one question to the index. */
const ASKED = 50

/** Takes words away that no public vacancy has. */
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
