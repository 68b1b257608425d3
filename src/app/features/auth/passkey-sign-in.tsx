import type { PageContext } from '#src/app/page.ts'
import { showPasskey } from '#src/app/ui/passkeys/ceremonies.ts'
import { PasskeyButton } from '#src/app/ui/passkeys/passkey-button.tsx'
import { usePasskey } from '#src/app/ui/passkeys/use-passkey.ts'
import { usePasskeyAutofill } from '#src/app/ui/passkeys/use-passkey-autofill.ts'
import { withQuery } from '#src/contract/addresses.ts'
import { carryOn } from '#src/contract/after-sign-in.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Signing in without a password: offered by the browser in the field of the address, and by a button. */
export function PasskeySignIn({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const next = withQuery('/auth/redirect', carryOn(ctx.search))
  const offerAgain = usePasskeyAutofill(() => showPasskey(ctx.api, 'sign-in', true), next)
  const passkey = usePasskey({ run: () => showPasskey(ctx.api, 'sign-in'), next, failed: offerAgain })
  return <PasskeyButton passkey={passkey}>{t('passkey.sign-in')}</PasskeyButton>
}
