import type { PageProps } from '#src/app/page.ts'
import { Link, PathLink } from '#src/app/ui/link.tsx'
import { Pager } from '#src/app/ui/pager.tsx'
import { EmptyState } from '#src/app/ui/states.tsx'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/contract/article/article.ts'
import type { ArticleList } from '#src/contract/article/schemas.ts'
import { countPages } from '#src/contract/http/paging.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ArticleCards } from './article-cards.tsx'
import { feedPath } from './feeds.ts'

export type ListData = ArticleList & { category: ArticleCategory | undefined }

export function ListView({ data }: PageProps<ListData>) {
  const { items, page, category } = data
  const { t } = useIntl()
  const path = category ? `/blog/${category}` : '/blog'
  const search = (
    <Link className="button primary" to="/vacancy">
      {t('page.link.vacancies')}
    </Link>
  )
  return (
    <div className="wrap column gap-5">
      <header className="page-head">
        <div className="column">
          <h1>{t(`article.title.${category ?? 'all'}`)}</h1>
          <p className="muted">{t(`article.description.${category ?? 'all'}`)}</p>
        </div>
        <Tabs current={category} />
      </header>
      {items.length > 0 ? (
        <ArticleCards articles={items} withLead={page === 1} />
      ) : (
        <EmptyState title={t('article.list.empty')} action={search} />
      )}
      <div className="row split">
        <Pager
          page={page}
          pages={countPages(data)}
          pathFor={(number) => (number === 1 ? path : `${path}?page=${number}`)}
        />
        {category && (
          <PathLink className="small" path={feedPath(category)}>
            {t('article.list.feed')}
          </PathLink>
        )}
      </div>
    </div>
  )
}

/** Tabs for all articles, or for one audience. */
function Tabs({ current }: { current: ListData['category'] }) {
  const { t } = useIntl()
  return (
    <nav className="segments" aria-label={t('article.tab.label')}>
      {[undefined, ...ARTICLE_CATEGORIES].map((category) => (
        <PathLink
          key={category ?? 'all'}
          path={category ? `/blog/${category}` : '/blog'}
          {...(category === current && { 'aria-current': 'page' as const })}
        >
          {t(`article.tab.${category ?? 'all'}`)}
        </PathLink>
      ))}
    </nav>
  )
}
