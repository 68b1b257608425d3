import type { ReactNode } from 'react'
import type { RouteRow } from '#src/contract/routes.ts'
import type { PageContext } from '../page.ts'
import { AccountAway } from './account-away.tsx'
import { Footer, GuestFooter, OwnFooter } from './footer.tsx'
import { Impersonation } from './impersonation.tsx'
import { GuestMasthead, Masthead } from './masthead.tsx'
import { isOwnPlace } from './navigation.ts'
import { OwnNav } from './own-nav.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  ctx: PageContext
  route: RouteRow
  /** Sign-out and the end of an impersonation are forms of every page, including error pages. */
  csrfToken: string | undefined
  productName?: string
  /** A guest's page for a person whose session could not be loaded. */
  isAccountAway?: boolean | undefined
  children: ReactNode
}

/** Opened from a mail as one sheet: no footer, full width (SPEC 2). */
const BARE = new Set(['mailing-review'])

/**
 * The frame of every page. Five layouts: *auth* has no navigation, only a form and its explanation; *dashboard* is wide, for lists and tables;
 * *default* has the width of text; *docs* a menu beside the text; *landing* full-width sections.
 */
export function Layout({ ctx, route, csrfToken, productName = 'Gangway', isAccountAway, children }: Props) {
  const frame = { here: ctx.here, route, productName }
  const bare = BARE.has(route.id)
  const { session } = ctx
  const own = session && !bare && isOwnPlace(route, session) ? session : null
  const main = (
    <main id="main" tabIndex={-1} {...(bare && { className: 'wide' })}>
      {isAccountAway && <AccountAway />}
      {children}
    </main>
  )
  return (
    <>
      <SkipLink />
      {session ? <Masthead {...frame} session={session} csrfToken={csrfToken} /> : <GuestMasthead {...frame} />}
      {session?.impersonator && <Impersonation session={session} now={ctx.now} csrfToken={csrfToken} />}
      {own ? (
        <div className="own">
          <OwnNav session={own} routePath={route.path} />
          {main}
        </div>
      ) : (
        main
      )}
      {!bare && <LayoutFooter here={ctx.here} isOwn={own !== null} isGuest={!session} />}
    </>
  )
}

function LayoutFooter({ here, isOwn, isGuest }: { here: string; isOwn: boolean; isGuest: boolean }) {
  if (isOwn) return <OwnFooter />
  return isGuest ? <GuestFooter here={here} /> : <Footer here={here} />
}
