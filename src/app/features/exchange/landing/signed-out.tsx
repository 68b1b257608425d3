import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { SIGNED_OUT } from '#src/contract/http/signed-out.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Hidden in the cached front page; the hash after sign-out shows it. */
export function SignedOut() {
  const { t } = useIntl()
  return (
    <Answer id={SIGNED_OUT} className="wrap signed-out">
      <Notice>{t('auth.logout.done-title')}</Notice>
    </Answer>
  )
}
