import type { SessionUser } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { MemberRole } from './member-role.tsx'
import { MenuLinks } from './nav-links.tsx'
import { ownNavOf } from './navigation.ts'

type Props = { session: SessionUser; routePath: string }

/** Links to the own pages of a person, one list for each group. */
export function OwnLinks({ session, routePath }: Props) {
  const groups = ownNavOf(session)
  return groups.map((items) => (
    <div key={items[0]?.href} className="own-group">
      <MenuLinks items={items} among={groups.flat()} routePath={routePath} waiting={session.waiting} />
    </div>
  ))
}

/** The navigation beside own pages from 1024 px; below that the menu contains it. */
export function OwnNav({ session, routePath }: Props) {
  const { t } = useIntl()
  return (
    <nav className="own-nav" aria-label={t('layout.nav.own')}>
      <p className="own-name">
        <bdi>{session.displayName || session.email}</bdi>
        <MemberRole session={session} />
      </p>
      <OwnLinks session={session} routePath={routePath} />
    </nav>
  )
}
