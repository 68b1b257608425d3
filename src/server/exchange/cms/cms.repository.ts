import type { LocaleCode } from '#src/domain/locales.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { pageTable, pageTextTable } from './cms.tables.ts'

const ADDRESS = pickColumns(pageTable, 'slug')
const READ = pickColumns(pageTextTable, 'language', 'title', 'description', 'body', 'updated_at')

export type PageRow = RowOf<typeof ADDRESS> &
  RowOf<typeof READ> & {
    /** JSON. */
    languages: string
  }

/** In the reader's language, otherwise English. */
const TRANSLATED = READ.names.map((name) => `coalesce(o.${name}, e.${name}) AS ${name}`).join(', ')

const PAGE = `SELECT ${ADDRESS.of('p')}, ${TRANSLATED},
  (SELECT json_group_array(language ORDER BY language) FROM page_text WHERE page_id = p.id) AS languages
  FROM page p JOIN page_text e ON e.page_id = p.id AND e.language = 'en' LEFT JOIN page_text o ON o.page_id = p.id AND o.language = ?1
  WHERE p.slug = ?2`

export const findPageRow = ({ $client: d1 }: Database, slug: string, language: LocaleCode) =>
  d1.prepare(PAGE).bind(language, slug).first<PageRow>()
