import type { SessionUser } from '#src/contract/http/session.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import { useLocale } from '../ui/href.tsx'
import { Link } from '../ui/link.tsx'
import { SignalFlag } from '../ui/signal-flag.tsx'
import { AccountMenu } from './account-menu.tsx'
import { ColourModeMenu } from './colour-mode.tsx'
import { GuestLinks } from './guest-links.tsx'
import { HERE, Kept, useKeep } from './kept.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { findCurrent, mastheadNavOf, navIn, ownNavOf } from './navigation.ts'
import { PaletteButton } from './palette-button.tsx'
import { PhoneMenu } from './phone-menu.tsx'

type Frame = { here: string; route: RouteRow; productName: string }

/** The masthead of a signed-in person. */
export function Masthead({ here, route, productName, session, csrfToken }: Frame & Signed) {
  const signed = { session, csrfToken }
  return (
    <header className="kept-masthead">
      <Bar here={here} route={route} productName={productName} signed={signed} />
    </header>
  )
}

type Signed = { session: SessionUser; csrfToken: string | undefined }

/** The guests' masthead: depends on locale, navigation item and path only, so documents cache its markup. */
export function GuestMasthead({ here, route, productName }: Frame) {
  const keep = useKeep()
  const locale = useLocale()
  if (!keep)
    return (
      <header className="kept-masthead">
        <Bar here={here} route={route} productName={productName} />
      </header>
    )
  // The front page has no path after the locale, so its links cannot be filled in.
  const isFront = here === '/' || here.startsWith('/?')
  const items = navIn(route.layout, 'guest')
  const current = findCurrent(items, route.path)
  const variant = [
    items.length,
    current?.id,
    current?.href === route.path,
    isFront,
    route.id === 'auth-login',
    productName,
  ].join(' ')
  const bar = <Bar here={isFront ? '/' : HERE} route={route} productName={productName} />
  return <Kept as="header" className="kept-masthead" html={keep({ part: 'masthead', locale, variant }, here, bar)} />
}

function Bar({ here, route, productName, signed }: Frame & { signed?: Signed }) {
  const items = signed ? mastheadNavOf(route, signed.session) : navIn(route.layout, 'guest')
  const nav = { items, routePath: route.path, waiting: signed?.session.waiting }
  return (
    <>
      <div className="masthead">
        <div className="wrap">
          <Link className="brand" to="/">
            <SignalFlag letter="G" />
            <span>{productName}</span>
          </Link>
          {items.length > 0 && <NavLinks {...nav} />}
          <div className="masthead-tools">
            {signed && ownNavOf(signed.session).length > 0 && <PaletteButton />}
            <LanguageMenu here={here} />
            <ColourModeMenu />
            {signed ? <AccountMenu {...signed} /> : <GuestLinks here={here} onLogin={route.id === 'auth-login'} />}
            <PhoneMenu {...nav} here={here} {...(signed && { signed })} />
          </div>
        </div>
      </div>
      <div className="neatline" aria-hidden="true" />
    </>
  )
}
