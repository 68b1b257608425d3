import type { PageContext } from '#src/app/page.ts'
import { articlePath } from '#src/contract/article/article.ts'
import type { Article } from '#src/contract/article/schemas.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { getLocale } from '#src/domain/locales.ts'

const MAX_HEADLINE = 110

/** Returns an article's structured data; only in the languages of its text. */
export function createArticleData(
  article: Article,
  { locale, origin, productName }: Pick<PageContext, 'locale' | 'origin' | 'productName'>,
): object {
  const url = origin + localizePath(locale, articlePath(article))
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: article.title.slice(0, MAX_HEADLINE),
    description: article.description,
    image: origin + article.picture,
    inLanguage: getLocale(locale).tag,
    datePublished: new Date(article.publishedAt).toISOString(),
    dateModified: new Date(article.updatedAt).toISOString(),
    author: { '@type': 'Person', name: article.author, jobTitle: article.authorRole },
    publisher: { '@type': 'Organization', name: productName, url: `${origin}/` },
    keywords: article.tags,
    mainEntityOfPage: url,
    url,
  }
}
