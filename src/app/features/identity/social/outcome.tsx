import type { PageContext, PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { accountPath } from '#src/contract/http/account-pages.ts'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import { SOCIAL_FAILURES, type SocialFailure } from '#src/contract/social/social.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from '../account/entry/auth-frame.tsx'
import { BrokenLink } from '../account/entry/broken-link.tsx'

/** The provider's name, if the edge redirected here. */
export type Outcome = { provider: string } | null

const findFailure = (search: PageContext['search']): SocialFailure | undefined =>
  SOCIAL_FAILURES.find((outcome) => outcome === search.outcome)

/** A failed return from a provider, and how to continue. */
export function SocialOutcomeView(props: PageProps<Outcome>) {
  const { t } = useIntl()
  const { session, search } = props.ctx
  const failure = findFailure(search)
  if (!failure || !props.data) return <BrokenLink {...props} data={null} />
  const carried = carryOn(search)
  return (
    <AuthFrame title={t(`social.outcome.${failure}.title`, props.data)}>
      <p className="muted">{t(`social.outcome.${failure}.text`, props.data)}</p>
      {session ? (
        <Link className="button primary big full" to={accountPath(session.role, 'security')}>
          {t('account.security.title')}
        </Link>
      ) : (
        <>
          <Link className="button primary big full" to="/auth/login" search={carried}>
            {t('auth.login.submit')}
          </Link>
          <Link className="button full" to="/auth/registration" search={carried}>
            {t('auth.registration.title')}
          </Link>
        </>
      )}
    </AuthFrame>
  )
}
