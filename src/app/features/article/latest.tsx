import { useHref } from '#src/app/ui/href.tsx'
import type { ArticleCard } from '#src/contract/schemas/article.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ArticleCards } from './article-cards.tsx'

/** The newest articles, for the front page. */
export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <section className="section" aria-labelledby="journal">
      <header>
        <h2 id="journal">{t('landing.articles.title')}</h2>
        <a href={href('/blog')}>{t('article.tab.all')}</a>
      </header>
      <ArticleCards articles={articles} />
    </section>
  )
}
