import { withQuery } from '../../../contract/addresses.ts'
import { carryOn } from '../../../contract/after-sign-in.ts'
import { useIntl } from '../../../i18n/react.tsx'
import type { PageContext } from '../../page.ts'
import { showPasskey } from '../../ui/passkeys/ceremonies.ts'
import { PasskeyButton } from '../../ui/passkeys/passkey-button.tsx'
import { usePasskey } from '../../ui/passkeys/use-passkey.ts'
import { usePasskeyAutofill } from '../../ui/passkeys/use-passkey-autofill.ts'

/** Signing in without a password: offered by the browser in the field of the address, and by a button. */
export function PasskeySignIn({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const next = withQuery('/auth/redirect', carryOn(ctx.search))
  const offerAgain = usePasskeyAutofill(() => showPasskey(ctx.api, 'sign-in', true), next)
  const passkey = usePasskey({ run: () => showPasskey(ctx.api, 'sign-in'), next, failed: offerAgain })
  return <PasskeyButton passkey={passkey}>{t('passkey.sign-in')}</PasskeyButton>
}
