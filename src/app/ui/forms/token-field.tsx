import { CSRF_FIELD } from '#src/contract/constants.ts'
import { useIntl } from '#src/i18n/react.tsx'

/**
 * What shows the server that a form is ours; without one it is sent all the same, and answered in words. It holds what is said when
 * nobody can be reached to ask for a fresh one.
 */
export function TokenField({ token }: { token: string | undefined }) {
  const { t } = useIntl()
  return token && <input type="hidden" name={CSRF_FIELD} value={token} data-offline={t('form.message.offline')} />
}
