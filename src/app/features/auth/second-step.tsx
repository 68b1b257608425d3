import { withQuery } from '../../../contract/addresses.ts'
import { carryOn } from '../../../contract/after-sign-in.ts'
import { useIntl } from '../../../i18n/react.tsx'
import type { PageProps } from '../../page.ts'
import { useHref } from '../../ui/href.tsx'
import { showPasskey } from '../../ui/passkeys/ceremonies.ts'
import { PasskeyButton } from '../../ui/passkeys/passkey-button.tsx'
import { usePasskey } from '../../ui/passkeys/use-passkey.ts'
import { Notice } from '../../ui/states.tsx'
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
      <PasskeyButton passkey={passkey} className="btn go big full">
        {t('passkey.second-step.button')}
      </PasskeyButton>
      <p className="sm">
        <a href={href(withQuery('/auth/login', carried))}>{t('passkey.second-step.back')}</a>
      </p>
    </AuthFrame>
  )
}
