import type { PageContext } from '#src/app/page.ts'
import { wayOf } from '#src/app/ui/forms/sign-in-first.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'
import { orderPath } from './order/paths.ts'

/** Who may order from the price list: a seafarer, or a guest who signs in first. */
export type Buyer = 'seaman' | 'guest'

/** Undefined for accounts that cannot order mailings. */
export function buyerOf(session: PageContext['session']): Buyer | undefined {
  if (!session) return 'guest'
  return session.role === 'seaman' ? 'seaman' : undefined
}

type Props = { id: string; title: string; buyer: Buyer }

/** Leads to the order of a mailing. Search engines do not follow it: the page behind it needs an account. */
export function OrderLink({ id, title, buyer }: Props) {
  const { t } = useIntl()
  const path = orderPath(id)
  return (
    <p>
      <PathLink className="button" rel="nofollow" path={buyer === 'guest' ? wayOf('login', { path, back: '' }) : path}>
        {t('mailing-order.services.choose')}
        <span className="visually-hidden"> {title}</span>
      </PathLink>
    </p>
  )
}
