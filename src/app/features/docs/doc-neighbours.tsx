import { useIntl } from '../../../i18n/react.tsx'
import { useHref } from '../../ui/href.tsx'
import { Icon } from '../../ui/icon.tsx'
import { type DocEntry, findNeighbours } from './doc.ts'

export function DocNeighbours({ docs, slug }: { docs: readonly DocEntry[]; slug: string }) {
  const { t } = useIntl()
  const href = useHref()
  const { previous, next } = findNeighbours(docs, slug)
  return (
    <nav className="row split" aria-label={t('docs.page.around')}>
      {previous ? (
        <a className="btn" href={href(`/docs/${previous.slug}`)} rel="prev">
          <Icon name="chevron-left" size="s" flip />
          {t('docs.page.previous', { title: previous.title })}
        </a>
      ) : (
        <span />
      )}
      {next && (
        <a className="btn" href={href(`/docs/${next.slug}`)} rel="next">
          {t('docs.page.next', { title: next.title })}
          <Icon name="chevron-right" size="s" flip />
        </a>
      )}
    </nav>
  )
}
