import { useIntl } from '#src/i18n/react.tsx'
import type { MarkdownHeading } from './markdown/render-markdown.ts'

/** The sections of a long text as links. */
export function ContentsList({ headings }: { headings: readonly MarkdownHeading[] }) {
  const { t } = useIntl()
  return (
    <nav className="sheet padded column" aria-label={t('ui.contents.label')}>
      <b className="small">{t('ui.contents.label')}</b>
      <ul className="column u-gap-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
