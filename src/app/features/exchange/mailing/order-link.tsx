import type { PageContext } from '#src/app/page.ts'
import { wayOf } from '#src/app/ui/forms/sign-in-first.ts'
import { PathLink } from '#src/app/ui/link.tsx'
import { T, useIntl } from '#src/i18n/react.tsx'
import { orderPath } from './order/paths.ts'

/** Who may order from the price list: a seafarer, or a guest who signs in first. */
export type Buyer = 'seaman' | 'guest'

/** Undefined for accounts that cannot order mailings. */
export function buyerOf(session: PageContext['session']): Buyer | undefined {
  if (!session) return 'guest'
  return session.role === 'seaman' ? 'seaman' : undefined
}

const signedIn = (path: string, buyer: Buyer): string => (buyer === 'guest' ? wayOf('login', { path, back: '' }) : path)

/** Leads to the prices of the services beside mailings, which only seafarers can read. */
export const OtherServices = ({ buyer }: { buyer: Buyer }) => (
  <p>
    <T
      id="mailing.page.services"
      values={{
        link: (text) => (
          <PathLink rel="nofollow" path={signedIn('/seaman/services', buyer)}>
            {text}
          </PathLink>
        ),
      }}
    />
  </p>
)

type Props = { id: string; title: string; buyer: Buyer }

/** Leads to the order of a mailing. Search engines do not follow it: the page behind it needs an account. */
export function OrderLink({ id, title, buyer }: Props) {
  const { t } = useIntl()
  return (
    <p>
      <PathLink className="button" rel="nofollow" path={signedIn(orderPath(id), buyer)}>
        {t('mailing-order.services.choose')}
        <span className="visually-hidden"> {title}</span>
      </PathLink>
    </p>
  )
}
