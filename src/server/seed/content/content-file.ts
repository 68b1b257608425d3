import {
  ARTICLE_CATEGORIES,
  ARTICLE_COVERS,
  type ArticleCategory,
  type ArticleCover,
} from '#src/contract/article/article.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import { readFrontMatter } from '#src/domain/text/front-matter.ts'

/** A text of the repository: `articles/en/how-to.md`, with what is in it. */
export type ContentFile = { path: string; text: string }

export type ContentText = {
  slug: string
  language: LocaleCode
  title: string
  description: string
  body: string
}

export type ArticleText = ContentText & {
  tags: readonly string[]
  authorRole: string | null
  /** What belongs to the article in every language; is in the English file. */
  article: ArticleFacts | undefined
}

export type ArticleFacts = {
  category: ArticleCategory
  cover: ArticleCover
  author: string
  daysAgo: number
}

const PATH = /^(?<kind>articles|pages)\/(?<language>[a-z]{2})\/(?<slug>[a-z0-9-]{1,100})\.md$/
const MAX_DESCRIPTION = 155

export const isArticle = ({ path }: ContentFile): boolean => path.startsWith('articles/')

type Read = { text: ContentText; find: (name: string) => string | undefined; get: (name: string) => string }

function readFile({ path, text }: ContentFile): Read {
  const { slug = '', language = '' } = PATH.exec(path)?.groups ?? {}
  if (!isLocaleCode(language)) throw new Error(`${path} is not articles|pages/{locale}/{slug}.md`)
  const { fields, body } = readFrontMatter(text)
  const find = (name: string) => fields.get(name) || undefined
  const get = (name: string): string => {
    const value = find(name)
    if (!value) throw new Error(`${path} has no ${name}`)
    return value
  }
  const description = get('description')
  if (description.length > MAX_DESCRIPTION)
    throw new Error(`${path}: the description has ${description.length} characters, more than ${MAX_DESCRIPTION}`)
  if (!body.trim()) throw new Error(`${path} has no text`)
  return { text: { slug, language, title: get('title'), description, body: body.trim() }, find, get }
}

/** Reads a page; throws with the file's name when something is missing. */
export const readPageFile = (file: ContentFile): ContentText => readFile(file).text

/** Reads an article; throws with the file's name when something is missing or unknown. */
export function readArticleFile(file: ContentFile): ArticleText {
  const { text, find, get } = readFile(file)
  const tags = get('tags')
    .split(/[,،、，]/)
    .map((tag) => tag.trim())
    .filter(Boolean)
  return {
    ...text,
    tags,
    authorRole: find('role') ?? null,
    article: text.language === 'en' ? readFacts(file.path, get) : undefined,
  }
}

function readFacts(path: string, get: Read['get']): ArticleFacts {
  const category = ARTICLE_CATEGORIES.find((known) => known === get('category'))
  const cover = ARTICLE_COVERS.find((known) => known === get('cover'))
  const daysAgo = Number(get('daysAgo'))
  if (!category || !cover || !Number.isInteger(daysAgo) || daysAgo < 0)
    throw new Error(`${path} has a wrong category, cover or daysAgo`)
  get('role')
  return { category, cover, author: get('author'), daysAgo }
}
