import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from '../ui/link.tsx'
import { findCurrent, type NavItem } from './navigation.ts'

type Props = { items: readonly NavItem[]; routePath: string }

const currentOf = (item: NavItem, current: NavItem | undefined, routePath: string) =>
  item === current ? ({ 'aria-current': item.href === routePath ? 'page' : 'true' } as const) : {}

/** The links of a menu. */
export function MenuLinks({ items, routePath }: Props) {
  const { t } = useIntl()
  const current = findCurrent(items, routePath)
  return items.map((item) => (
    <PathLink key={item.id} path={item.href} {...currentOf(item, current, routePath)}>
      <span className="nav-text">{t(`layout.nav.${item.id}`)}</span>
    </PathLink>
  ))
}

/** The navigation in the masthead, from 1024 px; below that the menu holds it. */
export function NavLinks(props: Props) {
  const { t } = useIntl()
  return (
    <nav className="nav" aria-label={t('layout.nav.label')}>
      <MenuLinks {...props} />
    </nav>
  )
}
