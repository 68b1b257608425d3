import { Link } from '#src/app/ui/link.tsx'
import type { ArticleCard } from '#src/contract/article/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ArticleCards } from './article-cards.tsx'

/** The newest articles, for the front page. */
export function LatestArticles({ articles }: { articles: readonly ArticleCard[] }) {
  const { t } = useIntl()
  return (
    <section className="latest section" aria-labelledby="journal">
      <header>
        <h2 id="journal">{t('landing.articles.title')}</h2>
        <Link to="/blog">{t('article.tab.all')}</Link>
      </header>
      <ArticleCards articles={articles} />
    </section>
  )
}
