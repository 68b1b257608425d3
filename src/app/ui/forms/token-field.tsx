import { CSRF_FIELD } from '#src/contract/http/constants.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'

/** Classes of answers that a script adds, so that documents contain their rules. */
const MAY_COME = 'notice error column gap-1 button dense bad icon icon-triangle-alert small'

/** The class of a page that answers a form with an error about no field. */
export const REFUSAL_TOAST = 'refusal-toast'

/**
 * The CSRF token of a form; without one the form can still be sent, and gets an error message. Contains the texts that the small script shows
 * about the form: pending, offline, failed, retry.
 * @param isAnswered whether the answered page replaces this one
 */
export function TokenField({ token, isAnswered = false }: { token: string | undefined; isAnswered?: boolean }) {
  const { t } = useIntl()
  const control = useControls()
  if (!token) return null
  const words = {
    'data-pending': t('form.submit.pending'),
    'data-offline': t('form.message.offline'),
    'data-failed': t('form.message.failed'),
    'data-retry-label': control('retry'),
  }
  return (
    <input
      type="hidden"
      data-wears={isAnswered ? `${MAY_COME} ${REFUSAL_TOAST}` : MAY_COME}
      name={CSRF_FIELD}
      value={token}
      {...words}
    />
  )
}
