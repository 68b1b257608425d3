import { SIGNED_OUT } from '../../../contract/account-pages.ts'
import { useIntl } from '../../../i18n/react.tsx'
import { Answer } from '../../ui/forms/answer.tsx'
import { Notice } from '../../ui/states.tsx'

/** Stands unseen in the one front page that is kept for all guests; the hash to which signing out leads brings it forth. */
export function SignedOut() {
  const { t } = useIntl()
  return (
    <Answer id={SIGNED_OUT} className="wrap signed-out">
      <Notice>{t('auth.logout.done-title')}</Notice>
    </Answer>
  )
}
