import type { SessionUser } from '#src/contract/http/session.ts'
import type { Waiting } from '#src/contract/navigation/navigation.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'
import { Avatar, Menu } from '../ui/menu.tsx'
import { AccountLinks } from './account-menu.tsx'
import { ColourModeButtons } from './colour-mode.tsx'
import { GuestMenuLinks } from './guest-links.tsx'
import { MemberRole } from './member-role.tsx'
import { MenuLinks, WaitingCount } from './nav-links.tsx'
import { type NavItem, PUBLIC } from './navigation.ts'
import { OwnLinks } from './own-nav.tsx'

type Props = {
  items: readonly NavItem[]
  routePath: string
  waiting?: Waiting | undefined
  here: string
  signed?: { session: SessionUser; csrfToken: string | undefined }
}

/** Below 1024 px: a menu with everything of the masthead except the language. */
export function PhoneMenu({ here, signed, ...nav }: Props) {
  const { t } = useIntl()
  const control = useControls()
  return (
    <Menu
      icon="menu"
      label={control('menu')}
      mark={<WaitingCount name="inbox" waiting={nav.waiting} />}
      className="drawer"
    >
      {nav.items.length > 0 && (
        <>
          {signed && (
            <nav aria-label={t('layout.nav.own')}>
              <OwnLinks session={signed.session} routePath={nav.routePath} />
            </nav>
          )}
          <nav aria-label={t('layout.nav.label')}>
            <MenuLinks {...nav} items={signed ? PUBLIC : nav.items} />
          </nav>
          <hr />
        </>
      )}
      {signed ? (
        <>
          <p className="account-name small">
            <span className="row one tight">
              {signed.session.avatar && <Avatar image={signed.session.avatar} />}
              <bdi>{signed.session.displayName || signed.session.email}</bdi>
            </span>
            <MemberRole session={signed.session} />
          </p>
          <AccountLinks {...signed} />
        </>
      ) : (
        <GuestMenuLinks here={here} />
      )}
      <div className="colour-modes js-only">
        <ColourModeButtons />
      </div>
    </Menu>
  )
}
