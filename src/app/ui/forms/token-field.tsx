import { CSRF_FIELD } from '#src/contract/http/constants.ts'
import { useControls, useIntl } from '#src/i18n/react.tsx'

/** What an answer wears that a script brings into the page: a document has the rules for it from the beginning. */
const MAY_COME = 'notice error column gap-1 button dense bad icon icon-triangle-alert small'

/** What a page wears that answers a form with a message about no field. */
export const REFUSAL_TOAST = 'refusal-toast'

/**
 * What shows the server that a form is ours; without one it is sent all the same, and answered in words. It holds what the small script
 * says of the form: that it is on its way, that no one was reached, that it failed, and that it may be tried again.
 * @param isAnswered whether the page that answers the form takes its place
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
