import { Link, PathLink } from '#src/app/ui/link.tsx'
import { SignalFlag } from '#src/app/ui/signal-flag.tsx'
import { HOMES } from '#src/contract/http/roles.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Flag P, the Blue Peter: all persons should report on board, as the vessel is about to proceed to sea. */
export function Closing({ session }: { session: SessionUser | null }) {
  const { t } = useIntl()
  return (
    <section className="deep section">
      <div className="wrap row gap-5">
        <SignalFlag letter="P" size="large" />
        <div className="grow column">
          <h2>{t('landing.closing.title')}</h2>
          <p className="muted">{t('landing.closing.text')}</p>
        </div>
        {session ? (
          <PathLink className="button primary big full-on-phone" path={HOMES[session.role]}>
            {t('landing.closing.home')}
          </PathLink>
        ) : (
          <Link className="button primary big full-on-phone" rel="nofollow" to="/auth/registration">
            {t('landing.closing.register')}
          </Link>
        )}
      </div>
    </section>
  )
}
