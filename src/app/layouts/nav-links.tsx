import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from '../ui/link.tsx'
import { findCurrent, type NavItem } from './navigation.ts'

type Props = { items: readonly NavItem[]; routePath: string; unread?: number | undefined }

const currentOf = (item: NavItem, current: NavItem | undefined, routePath: string) =>
  item === current ? ({ 'aria-current': item.href === routePath ? 'page' : 'true' } as const) : {}

/** The number of unread messages, if any. */
export function UnreadCount({ unread }: { unread: number | undefined }) {
  const { t } = useIntl()
  if (!unread) return null
  return (
    <b className="count" role="img" aria-label={t('layout.nav.unread', { count: unread })}>
      {unread > 99 ? '99+' : unread}
    </b>
  )
}

/** The links of a menu; `among` are the items of which one is current, if there are more than these. */
export function MenuLinks({ items, among = items, routePath, unread }: Props & { among?: readonly NavItem[] }) {
  const { t } = useIntl()
  const current = findCurrent(among, routePath)
  return items.map((item) => (
    <PathLink key={item.id} path={item.href} {...currentOf(item, current, routePath)}>
      <span className="nav-text">{t(item.text)}</span>
      {item.id === 'inbox' && <UnreadCount unread={unread} />}
    </PathLink>
  ))
}

/** The navigation in the masthead from 1024 px; below that the menu contains it. */
export function NavLinks(props: Props) {
  const { t } = useIntl()
  return (
    <nav className="nav" aria-label={t('layout.nav.label')}>
      <MenuLinks {...props} />
    </nav>
  )
}
