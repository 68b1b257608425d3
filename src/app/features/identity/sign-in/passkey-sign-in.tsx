import type { PageContext } from '#src/app/page.ts'
import { PasskeyButton } from '#src/app/ui/passkey-button.tsx'
import { withQuery } from '#src/contract/http/addresses.ts'
import { carryOn } from '#src/contract/http/after-sign-in.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Sign-in by passkey: by autofill in the address field, and by a button. */
export function PasskeySignIn({ ctx }: { ctx: PageContext }) {
  const { t } = useIntl()
  const next = withQuery('/auth/redirect', carryOn(ctx.search))
  return (
    <PasskeyButton act="sign-in" next={next}>
      {t('passkey.sign-in')}
    </PasskeyButton>
  )
}
