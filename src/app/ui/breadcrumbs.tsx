import { useIntl } from '#src/i18n/react.tsx'
import { Icon } from './icon.tsx'
import { PathLink } from './link.tsx'

export type Crumb = { label: string; path?: string }

/** The path to this page; the last item is the page itself without a link. Chevrons never begin a line. */
export function Breadcrumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useIntl()
  return (
    <nav aria-label={t('ui.breadcrumbs.label')}>
      <ol className="breadcrumbs">
        {items.map(({ label, path }, index) => (
          <li key={label}>
            {path ? <PathLink path={path}>{label}</PathLink> : <span aria-current="page">{label}</span>}
            {index < items.length - 1 && <Icon name="chevron-right" size="small" flip />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
