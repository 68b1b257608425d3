import type { ArticleCategory } from '#src/contract/article/article.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Prefixed, type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { articleTable, articleTextTable } from './article.tables.ts'

export const PAGE_SIZE = 12
const MAX_RELATED = 4
const RELATED_AMONG = 100

const ADDRESS = pickColumns(articleTable, 'category', 'slug')
const OF_ARTICLE = pickColumns(articleTable, 'id', 'cover', 'author', 'published_at')
const NAMED = pickColumns(articleTextTable, 'language', 'title')
const SUMMED_UP = pickColumns(articleTextTable, 'description', 'minutes', 'updated_at')
const READ = pickColumns(articleTextTable, 'author_role', 'tags', 'body')
const IN_ENGLISH = pickColumns(articleTextTable, 'title', 'tags')

export type LinkRow = RowOf<typeof ADDRESS> & RowOf<typeof NAMED>

/** A public article. */
export type CardRow = LinkRow & Present<RowOf<typeof OF_ARTICLE>> & RowOf<typeof SUMMED_UP>

export type ArticleRow = CardRow & RowOf<typeof READ> & Prefixed<'english_', RowOf<typeof IN_ENGLISH>>

/** The reader's text if there is one, and the English one of every article; CROSS JOIN reads the article first, whatever the planner assumes. */
const joinTexts = (index: string) => `CROSS JOIN article_text e ${index} ON e.article_id = a.id AND e.language = 'en'
  LEFT JOIN article_text o ${index} ON o.article_id = a.id AND o.language = ?1`
/** Lists do not read the text itself. */
const TEXTS = joinTexts('INDEXED BY article_text_card')

/** In the reader's language, otherwise English. */
const spoken = ({ names }: { names: readonly string[] }): string =>
  names.map((name) => `coalesce(o.${name}, e.${name}) AS ${name}`).join(', ')

const LINK = `${ADDRESS.of('a')}, ${spoken(NAMED)}`
const CARD = `${LINK}, ${OF_ARTICLE.of('a')}, ${spoken(SUMMED_UP)}`

const NEWEST = 'ORDER BY a.published_at DESC, a.id DESC'

const LIST = (inCategory: string) => `SELECT ${CARD} FROM article a ${TEXTS}
  WHERE a.published_at <= ?2 ${inCategory} ${NEWEST} LIMIT ?3 OFFSET ?4`
const COUNT = (inCategory: string) => `SELECT count(*) AS count FROM article a WHERE a.published_at <= ?1 ${inCategory}`

export const LIST_QUERIES = {
  all: { list: LIST(''), count: COUNT('') },
  category: { list: LIST('AND a.category = ?5'), count: COUNT('AND a.category = ?2') },
} as const

type ListOptions = { language: LocaleCode; now: number; page: number; category?: ArticleCategory | undefined }

export async function findArticleCards(
  { $client: d1 }: Database,
  { language, now, page, category }: ListOptions,
): Promise<{ rows: CardRow[]; total: number }> {
  const { list, count } = LIST_QUERIES[category ? 'category' : 'all']
  const within = category ? [category] : []
  const [cards, counted] = await d1.batch<CardRow & { count: number }>([
    d1.prepare(list).bind(language, now, PAGE_SIZE, (page - 1) * PAGE_SIZE, ...within),
    d1.prepare(count).bind(now, ...within),
  ])
  return { rows: cards?.results ?? [], total: counted?.results[0]?.count ?? 0 }
}

const BY_ID = `SELECT ${CARD} FROM article a ${TEXTS}
  WHERE a.id IN (SELECT value FROM json_each(?3)) AND a.published_at <= ?2 ${NEWEST}`

/** Those of the articles that are public, newest first. */
export const findCardsById = async (
  { $client: d1 }: Database,
  ids: readonly string[],
  { language, now }: { language: LocaleCode; now: number },
): Promise<CardRow[]> => (await d1.prepare(BY_ID).bind(language, now, JSON.stringify(ids)).all<CardRow>()).results

const ARTICLE = `SELECT ${CARD}, ${spoken(READ)}, ${IN_ENGLISH.of('e', 'english_')} FROM article a ${joinTexts('')} WHERE a.slug = ?2 AND a.published_at <= ?3`

export const findArticleRow = ({ $client: d1 }: Database, slug: string, language: LocaleCode, now: number) =>
  d1.prepare(ARTICLE).bind(language, slug, now).first<ArticleRow>()

export const AROUND_QUERIES = {
  languages: 'SELECT language FROM article_text WHERE article_id = ? ORDER BY language',
  previous: `SELECT ${LINK} FROM article a ${TEXTS}
    WHERE a.category = ?2 AND (a.published_at, a.id) < (?3, ?4) AND a.published_at <= ?3 ${NEWEST} LIMIT 1`,
  next: `SELECT ${LINK} FROM article a ${TEXTS}
    WHERE a.category = ?2 AND (a.published_at, a.id) > (?3, ?4) AND a.published_at <= ?5 ORDER BY a.published_at, a.id LIMIT 1`,
  related: `SELECT ${CARD} FROM (SELECT ${ADDRESS.of()}, ${OF_ARTICLE.of()} FROM article
    WHERE published_at <= ?2 AND id <> ?3 ORDER BY published_at DESC, id DESC LIMIT ${RELATED_AMONG}) a ${TEXTS}
    ORDER BY (SELECT count(*) FROM json_each(e.tags) t WHERE t.value IN (SELECT value FROM json_each(?4))) DESC, a.category = ?5 DESC,
    a.published_at DESC, a.id DESC LIMIT ${MAX_RELATED}`,
} as const

export type Around = { languages: LocaleCode[]; previous: LinkRow | null; next: LinkRow | null; related: CardRow[] }

/** Articles around one. Related ones share most tags, among the newest hundred. */
export async function findAround(
  { $client: d1 }: Database,
  { id, category, published_at, english_tags }: ArticleRow,
  language: LocaleCode,
  now: number,
): Promise<Around> {
  const answers = await d1.batch([
    d1.prepare(AROUND_QUERIES.languages).bind(id),
    d1.prepare(AROUND_QUERIES.previous).bind(language, category, published_at, id),
    d1.prepare(AROUND_QUERIES.next).bind(language, category, published_at, id, now),
    d1.prepare(AROUND_QUERIES.related).bind(language, now, id, english_tags, category),
  ])
  const [languages, previous, next, related] = answers.map(({ results }) => results) as [
    Pick<LinkRow, 'language'>[],
    LinkRow[],
    LinkRow[],
    CardRow[],
  ]
  return {
    languages: languages.map((row) => row.language),
    previous: previous[0] ?? null,
    next: next[0] ?? null,
    related,
  }
}
