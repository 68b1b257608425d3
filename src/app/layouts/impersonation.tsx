import type { SessionUser } from '#src/contract/http/session.ts'
import { IMPERSONATION_PATH } from '#src/contract/impersonation/impersonation.ts'
import { MINUTE } from '#src/domain/time.ts'
import { T, useIntl } from '#src/i18n/react.tsx'
import { TokenField } from '../ui/forms/token-field.tsx'
import { useHref } from '../ui/href.tsx'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'

type Props = { session: SessionUser; now: number; csrfToken: string | undefined }

/** Shown on every page during an impersonation: the account, the admin, the remaining time, the mode, and the end button. */
export function Impersonation({ session, now, csrfToken }: Props) {
  const { t } = useIntl()
  const href = useHref()
  const { impersonator } = session
  if (!impersonator) return null
  const minutes = Math.max(0, Math.ceil((impersonator.until - now) / MINUTE))
  return (
    <section className="acting" aria-label={t('layout.impersonation.label')}>
      <div className="wrap row">
        <Icon name="triangle-alert" />
        <p className="small grow">
          <T
            id="layout.impersonation.text"
            values={{ name: <bdi>{session.displayName}</bdi>, admin: <bdi dir="ltr">{impersonator.email}</bdi> }}
          />{' '}
          {t(`layout.impersonation.${impersonator.access}`)} {t('layout.impersonation.left', { minutes })}
        </p>
        <Link className="button dense" to={IMPERSONATION_PATH}>
          {t('layout.impersonation.mode')}
        </Link>
        <form method="post" action={href(IMPERSONATION_PATH)}>
          <TokenField token={csrfToken} />
          <input type="hidden" name="act" value="stop" />
          <button type="submit" className="button dense">
            {t('layout.impersonation.end')}
          </button>
        </form>
      </div>
    </section>
  )
}
