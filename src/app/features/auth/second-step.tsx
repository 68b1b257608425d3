import type { PageProps } from '#src/app/page.ts'
import { useHref } from '#src/app/ui/href.tsx'
import { showPasskey } from '#src/app/ui/passkeys/ceremonies.ts'
import { PasskeyButton } from '#src/app/ui/passkeys/passkey-button.tsx'
import { usePasskey } from '#src/app/ui/passkeys/use-passkey.ts'
import { Notice } from '#src/app/ui/states.tsx'
import { withQuery } from '#src/contract/addresses.ts'
import { carryOn } from '#src/contract/after-sign-in.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { AuthFrame } from './auth-frame.tsx'

/** After the right password of an account with two-step sign-in. Nobody is signed in yet. */
export function SecondStep({ ctx }: PageProps<null>) {
  const { t } = useIntl()
  const href = useHref()
  const carried = carryOn(ctx.search)
  const passkey = usePasskey({
    run: () => showPasskey(ctx.api, 'second-step'),
    next: withQuery('/auth/redirect', carried),
  })
  return (
    <AuthFrame title={t('passkey.second-step.title')}>
      <p className="muted">{t('passkey.second-step.text')}</p>
      <noscript>
        <Notice tone="land">{t('passkey.no-scripting')}</Notice>
      </noscript>
      <PasskeyButton passkey={passkey} className="button primary big full">
        {t('passkey.second-step.button')}
      </PasskeyButton>
      <p className="small">
        <a href={href(withQuery('/auth/login', carried))}>{t('passkey.second-step.back')}</a>
      </p>
    </AuthFrame>
  )
}
