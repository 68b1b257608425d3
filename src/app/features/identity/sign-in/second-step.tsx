import type { PageProps } from '#src/app/page.ts'
import { Link } from '#src/app/ui/link.tsx'
import { PasskeyButton } from '#src/app/ui/passkey-button.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from '../account/entry/auth-frame.tsx'

/** After the correct password of an account with two-step sign-in. Nobody is signed in yet. */
export function SecondStep({ ctx }: PageProps<null>) {
  const { t } = useIntl()
  const carried = carryOn(ctx.search)
  const next = withQuery('/auth/redirect', carried)
  return (
    <AuthFrame title={t('passkey.second-step.title')}>
      <p className="muted">{t('passkey.second-step.text')}</p>
      <noscript>
        <Notice tone="land">{t('passkey.no-scripting')}</Notice>
      </noscript>
      <PasskeyButton act="second-step" next={next} className="button primary big full">
        {t('passkey.second-step.button')}
      </PasskeyButton>
      <p className="small">
        <Link to="/auth/login" search={carried}>
          {t('passkey.second-step.back')}
        </Link>
      </p>
    </AuthFrame>
  )
}
