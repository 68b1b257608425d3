import { accountPath } from '#src/contract/http/account-pages.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import type { PageContext } from '../page.ts'
import { Link } from './link.tsx'
import { Notice } from './states.tsx'

type Props = {
  ctx: PageContext
  text?:
    | 'recovery.notice.text'
    | 'team.invite.unconfirmed'
    | 'mailing-order.unconfirmed'
    | 'mailing-control.address.unconfirmed'
}

/** Warns that the address is not confirmed, before work that cannot be published, or before mail that is held until then. */
export function UnverifiedNotice({ ctx: { session }, text = 'recovery.notice.text' }: Props) {
  const { t } = useIntl()
  if (!session || session.emailVerified) return null
  return (
    <Notice tone="land" title={t('recovery.notice.title')}>
      <p className="small">
        <T id={text} values={{ email: <bdi>{session.email}</bdi> }} />
      </p>
      <p>
        <Link className="button" to={accountPath(session.role, 'security')} hash="email">
          {t('recovery.notice.link')}
        </Link>
      </p>
    </Notice>
  )
}
