import { textProps } from '#src/app/ui/foreign-text.ts'
import { useLocale } from '#src/app/ui/href.tsx'
import { PathLink } from '#src/app/ui/link.tsx'
import { articlePath } from '#src/contract/article/article.ts'
import type { ArticleCard as Card } from '#src/contract/article/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { Cover } from './cover.tsx'

type Props = {
  article: Card
  /** The first article: its cover loads eagerly. */
  lead?: boolean
}

/** One article in a list. Texts in another language are marked. */
export function ArticleCard({ article, lead = false }: Props) {
  const { t } = useIntl()
  const { date, language } = useFormats()
  const marks = textProps(article, useLocale())
  return (
    <li className={lead ? 'card lead' : 'card'}>
      <Cover name={article.cover} eager={lead} />
      <div className="column">
        <PathLink className="name" path={articlePath(article)} {...marks}>
          {article.title}
        </PathLink>
        <p className="small muted" {...marks}>
          {article.description}
        </p>
        <p className="smallest faint">
          <bdi>{article.author}</bdi>
          <br />
          <time dateTime={new Date(article.publishedAt).toISOString()}>{date(article.publishedAt)}</time>
          {' · '}
          <span className="no-wrap">{t('article.view.minutes', { count: article.minutes })}</span>
        </p>
        {marks.lang && (
          <p>
            <span className="state line">{language(article.language)}</span>
          </p>
        )}
      </div>
    </li>
  )
}
