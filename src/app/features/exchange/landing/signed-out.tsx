import { Answer } from '#src/app/ui/forms/answer.tsx'
import { Notice } from '#src/app/ui/states.tsx'
import { SIGNED_OUT } from '#src/contract/http/signed-out.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** Stands unseen in the one front page that is kept for all guests; the hash to which signing out leads brings it forth. */
export function SignedOut() {
  const { t } = useIntl()
  return (
    <Answer id={SIGNED_OUT} className="wrap signed-out">
      <Notice>{t('auth.logout.done-title')}</Notice>
    </Answer>
  )
}
