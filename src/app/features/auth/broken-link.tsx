import { useIntl } from '../../../i18n/react.tsx'
import type { PageProps } from '../../page.ts'
import { useHref } from '../../ui/href.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** What a person sees whose link from a mail or from another site carries nothing that we know. */
export function BrokenLink({ ctx }: PageProps<null>) {
  const { t } = useIntl()
  const href = useHref()
  return (
    <AuthFrame title={t('auth.link.title')}>
      <p className="muted">{t('auth.link.text')}</p>
      {ctx.session ? (
        <a className="btn go big full" href={href('/auth/redirect')}>
          {t('auth.link.home')}
        </a>
      ) : (
        <a className="btn go big full" href={href('/auth/login')}>
          {t('auth.login.submit')}
        </a>
      )}
    </AuthFrame>
  )
}
