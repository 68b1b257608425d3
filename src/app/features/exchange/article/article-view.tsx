import type { PageProps } from '#src/app/page.ts'
import { Breadcrumbs } from '#src/app/ui/breadcrumbs.tsx'
import { ContentsList } from '#src/app/ui/contents-list.tsx'
import { textProps } from '#src/app/ui/foreign-text.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { RenderedMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { Neighbours } from '#src/app/ui/neighbours.tsx'
import { ReportLink } from '#src/app/ui/report-link.tsx'
import { ShareLinks } from '#src/app/ui/share-links.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { articlePath } from '#src/contract/article/article.ts'
import type { Article, ArticleLink } from '#src/contract/article/schemas.ts'
import { localizePath } from '#src/contract/http/addresses.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { ArticleCards } from './article-cards.tsx'
import { createArticleCrumbs } from './article-crumbs.ts'
import { Byline } from './byline.tsx'
import { Cover } from './cover.tsx'

export type ArticleData = { article: Article; text: RenderedMarkdown }

/** Below this number a table of contents is omitted. */
const LONG = 4

export function ArticleView({ data: { article, text }, ctx }: PageProps<ArticleData>) {
  const intl = useIntl()
  const marks = textProps(article, ctx.locale)
  const isLong = text.headings.length >= LONG
  const crumbs = createArticleCrumbs(article, intl)
    .slice(0, -1)
    .map(({ name, path }) => ({ label: name, path }))
  return (
    <div className="wrap">
      <Breadcrumbs items={crumbs} />
      <div className="detail">
        <article className="column gap-5 u-max-inline-[42rem]">
          <header className="column gap-4" {...marks}>
            <h1 className="display">{article.title}</h1>
            <p className="lead muted">{article.description}</p>
          </header>
          <Byline article={article} locale={ctx.locale} />
          <Cover name={article.cover} eager />
          {marks.lang && <Notice>{intl.t('ui.text.english')}</Notice>}
          {isLong && (
            <div {...marks} className="not-on-desktop">
              <ContentsList headings={text.headings} />
            </div>
          )}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer lets nothing but known elements out of a text */}
          <div className="prose" {...marks} dangerouslySetInnerHTML={{ __html: text.html }} />
        </article>
        <aside className="column gap-5">
          {isLong && (
            <div {...marks} className="only-on-desktop">
              <ContentsList headings={text.headings} />
            </div>
          )}
          <ShareBox article={article} ctx={ctx} />
          <ReportLink kind="article" id={article.id}>
            {intl.t('article.view.report')}
          </ReportLink>
        </aside>
      </div>
      <After article={article} />
    </div>
  )
}

function ShareBox({ article, ctx }: Pick<PageProps<unknown>, 'ctx'> & Pick<ArticleData, 'article'>) {
  const { t } = useIntl()
  return (
    <section className="column">
      <h2 className="heading-3">{t('article.view.share')}</h2>
      <ShareLinks url={ctx.origin + localizePath(ctx.locale, articlePath(article))} text={article.title} />
      <p className="label">{t('article.view.tags')}</p>
      <ul className="row tight" {...textProps(article, ctx.locale)}>
        {article.tags.map((tag) => (
          <li key={tag} className="state line">
            {tag}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Further articles. */
function After({ article }: Pick<ArticleData, 'article'>) {
  const { t } = useIntl()
  const linkTo = (link: ArticleLink | null) => (link ? { ...link, path: articlePath(link) } : undefined)
  return (
    <div className="later">
      <div className="section">
        <Neighbours label={t('article.view.around')} previous={linkTo(article.previous)} next={linkTo(article.next)} />
      </div>
      {article.related.length > 0 && (
        <section className="section" aria-labelledby="related">
          <header>
            <h2 id="related">{t('article.view.related')}</h2>
            <Link to="/blog">{t('article.tab.all')}</Link>
          </header>
          <ArticleCards articles={article.related} />
        </section>
      )}
    </div>
  )
}
