import { countReadingMinutes } from '#src/domain/text/reading-time.ts'
import { DAY } from '#src/domain/time.ts'
import { createKey } from '../identifiers.ts'
import { createRandom } from '../random.ts'
import type { Cell } from '../rows.ts'
import {
  type ArticleText,
  type ContentFile,
  type ContentText,
  isArticle,
  readArticleFile,
  readPageFile,
} from './content-file.ts'

/** Statements in the order in which they must run; each adds what is missing and never changes what is there. */
export type ContentStatement = { sql: string; params: readonly Cell[] }

const insert = (table: string, row: Record<string, Cell>, key: string): ContentStatement => {
  const names = Object.keys(row)
  const marks = names.map(() => '?').join(', ')
  return {
    sql: `INSERT INTO ${table} (${names.join(', ')}) VALUES (${marks}) ON CONFLICT (${key}) DO NOTHING`,
    params: Object.values(row),
  }
}

/** A text of an owner that is known by its slug. */
const insertText = (owner: 'article' | 'page', slug: string, row: Record<string, Cell>): ContentStatement => {
  const names = Object.keys(row)
  return {
    sql: `INSERT INTO ${owner}_text (${owner}_id, ${names.join(', ')}) SELECT id, ${names.map(() => '?').join(', ')} FROM ${owner}
      WHERE slug = ? ON CONFLICT (${owner}_id, language) DO NOTHING`,
    params: [...Object.values(row), slug],
  }
}

const keyOf = (kind: string, slug: string, at: number) => createKey(createRandom(1, kind, slug), at)

const cellsOf = ({ language, title, description, body }: ContentText, at: number) => ({
  language,
  title,
  description,
  body,
  created_at: at,
  updated_at: at,
})

function* createArticles(texts: readonly ArticleText[], now: number): Generator<ContentStatement> {
  const dates = new Map<string, number>()
  for (const { slug, article } of texts) {
    if (!article) continue
    const { daysAgo, ...facts } = article
    const at = now - daysAgo * DAY
    dates.set(slug, at)
    const row = { id: keyOf('article', slug, at), slug, ...facts, published_at: at, created_at: at, updated_at: at }
    yield insert('article', row, 'slug')
  }
  for (const text of texts) {
    const at = dates.get(text.slug)
    if (at === undefined) throw new Error(`articles/${text.language}/${text.slug}.md has no English article`)
    yield insertText('article', text.slug, {
      ...cellsOf(text, at),
      author_role: text.authorRole,
      tags: JSON.stringify(text.tags),
      minutes: countReadingMinutes(text.body, text.language),
    })
  }
}

function* createPages(texts: readonly ContentText[], now: number): Generator<ContentStatement> {
  for (const { slug, language } of texts) {
    if (language === 'en')
      yield insert('page', { id: keyOf('page', slug, now), slug, created_at: now, updated_at: now }, 'slug')
    else if (!texts.some((text) => text.slug === slug && text.language === 'en'))
      throw new Error(`pages/${language}/${slug}.md has no English page`)
  }
  for (const text of texts) yield insertText('page', text.slug, cellsOf(text, now))
}

/** What a database gets at its beginning, from the texts of the repository. Dates of articles are relative to `now`, in UTC ms. */
export function* createContent(files: readonly ContentFile[], now: number): Generator<ContentStatement> {
  yield* createArticles(files.filter(isArticle).map(readArticleFile), now)
  yield* createPages(files.filter((file) => !isArticle(file)).map(readPageFile), now)
}
