import { textProps } from '#src/app/ui/foreign-text.ts'
import type { Article } from '#src/contract/article/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'

type Props = { article: Article; locale: string }

/** Author, position, date and reading time. */
export function Byline({ article, locale }: Props) {
  const { t } = useIntl()
  const { date } = useFormats()
  const { author, authorRole, publishedAt, updatedAt, minutes } = article
  return (
    <div className="row split small">
      <p className="column gap-0">
        <b>
          <bdi>{author}</bdi>
        </b>
        <span className="faint" {...textProps(article, locale)}>
          {authorRole}
        </span>
      </p>
      <p className="row tight faint">
        <time dateTime={new Date(publishedAt).toISOString()}>{date(publishedAt)}</time>
        {updatedAt - publishedAt > DAY && <span>{t('article.view.updated', { date: date(updatedAt) })}</span>}
        <span>{t('article.view.minutes', { count: minutes })}</span>
      </p>
    </div>
  )
}
