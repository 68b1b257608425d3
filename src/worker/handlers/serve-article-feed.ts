import { type ArticleCategory, articlePath, isArticleCategory } from '#src/contract/article/article.ts'
import type { ArticleCard } from '#src/contract/article/schemas.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { connectServer } from '../access/connect-server.ts'
import { readLocale } from '../access/read-locale.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound } from '../errors.ts'
import { type AtomEntry, writeAtom } from '../policy/atom.ts'
import { ATOM } from './serve-feed.ts'

const TITLES: Readonly<Record<ArticleCategory, MessageId>> = {
  seaman: 'edge.feed.blog-seaman',
  company: 'edge.feed.blog-company',
}

/** `/feed/blog/{category}.xml`: the newest articles, in the language of the prefix or else in English. */
export const serveArticleFeed =
  (dependencies: EdgeDependencies) =>
  async (c: EdgeContext): Promise<Response> => {
    const locale = readLocale(c)
    const category = c.req.param('category')?.replace(/\.xml$/, '')
    if (!isArticleCategory(category)) throw pageNotFound(c.get('url').pathname)
    const text = await dependencies.texts(locale)
    const { items } = await connectServer(dependencies, c, true).api.findArticles(category, {})
    const address = (path: string, of: LocaleCode = locale) => c.get('origin') + localizePath(of, path)
    const entries = items.map((card) => createEntry(card, address))
    const changes = entries.map(({ updated = 0 }) => updated)
    const feed = {
      self: address(`/feed/blog/${category}.xml`),
      page: address(`/blog/${category}`),
      title: text(TITLES[category]),
      language: getLocale(locale).tag,
      updated: Math.max(0, ...changes) || Date.parse(dependencies.build.date ?? '') || dependencies.now(),
      entries,
    }
    return new Response(writeAtom(feed), { headers: ATOM })
  }

/** An entry links to the page in the language of its text. */
const createEntry = (card: ArticleCard, address: (path: string, locale: LocaleCode) => string): AtomEntry => ({
  id: `urn:uuid:${card.id}`,
  href: address(articlePath(card), card.language),
  title: card.title,
  summary: card.description,
  author: card.author,
  published: card.publishedAt,
  updated: card.updatedAt,
  language: getLocale(card.language).tag,
})
