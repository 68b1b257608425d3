import { MAX_WAITING, type Waiting, type WaitingName } from '#src/contract/navigation/navigation.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { PathLink } from '../ui/link.tsx'
import { findCurrent, type NavItem } from './navigation.ts'

type Props = { items: readonly NavItem[]; routePath: string; waiting?: Waiting | undefined }

const currentOf = (item: NavItem, current: NavItem | undefined, routePath: string) =>
  item === current ? ({ 'aria-current': item.href === routePath ? 'page' : 'true' } as const) : {}

type CountProps = { name: WaitingName | undefined; waiting: Waiting | undefined }

/** How much waits, if anything does; its name says of what kind. */
export function WaitingCount({ name, waiting }: CountProps) {
  const { t } = useIntl()
  const count = name && waiting?.[name]
  if (!count) return null
  const isMore = count > MAX_WAITING
  const isInbox = name === 'inbox'
  const label = isMore ? t('layout.nav.waiting-more', { count: MAX_WAITING }) : t('layout.nav.waiting', { count })
  return (
    <b
      className={isInbox ? 'count' : 'count plain'}
      role="img"
      aria-label={isInbox ? t('layout.nav.unread', { count }) : label}
    >
      {isMore ? `${MAX_WAITING}+` : count}
    </b>
  )
}

/** The links of a menu; `among` are the items of which one is current, if there are more than these. */
export function MenuLinks({ items, among = items, routePath, waiting }: Props & { among?: readonly NavItem[] }) {
  const { t } = useIntl()
  const current = findCurrent(among, routePath)
  return items.map((item) => (
    <PathLink key={item.id} path={item.href} {...currentOf(item, current, routePath)}>
      <span className="nav-text">{t(item.text)}</span>
      <WaitingCount name={item.waits} waiting={waiting} />
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
