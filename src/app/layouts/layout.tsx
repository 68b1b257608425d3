import type { ReactNode } from 'react'
import type { RouteRow } from '#src/contract/routes.ts'
import type { PageContext } from '../page.ts'
import { AccountAway } from './account-away.tsx'
import { Footer, GuestFooter } from './footer.tsx'
import { Impersonation } from './impersonation.tsx'
import { GuestMasthead, Masthead } from './masthead.tsx'
import { SkipLink } from './skip-link.tsx'

type Props = {
  ctx: PageContext
  route: RouteRow
  /** Signing out and ending an impersonation are forms of every page, of one that failed too. */
  csrfToken: string | undefined
  productName?: string
  /** A guest's page for someone who has a session: their account could not be asked for. */
  isAccountAway?: boolean | undefined
  children: ReactNode
}

/** Opened from a mail to be read as one sheet: no footer, full width (SPEC 2). */
const BARE = new Set(['mailing-review'])

/**
 * What is around every page. The five layouts: *auth* has no navigation, a form and what explains it; *dashboard* is as wide as a desk's
 * screen, for lists and tables; *default* has the width of what is read; *docs* a menu beside its text; *landing* sections across the screen.
 */
export function Layout({ ctx, route, csrfToken, productName = 'Gangway', isAccountAway, children }: Props) {
  const frame = { here: ctx.here, route, productName }
  const bare = BARE.has(route.id)
  const { session } = ctx
  return (
    <>
      <SkipLink />
      {session ? <Masthead {...frame} session={session} csrfToken={csrfToken} /> : <GuestMasthead {...frame} />}
      {session?.impersonator && <Impersonation session={session} now={ctx.now} csrfToken={csrfToken} />}
      <main id="main" tabIndex={-1} {...(bare && { className: 'wide' })}>
        {isAccountAway && <AccountAway />}
        {children}
      </main>
      {!bare && (session ? <Footer here={ctx.here} /> : <GuestFooter here={ctx.here} />)}
    </>
  )
}
