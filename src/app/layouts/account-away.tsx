import { useIntl } from '#src/i18n/react.tsx'
import { Notice } from '../ui/states.tsx'

/** Anyone who is signed in sees why this page does not know them. */
export function AccountAway() {
  const { t } = useIntl()
  return (
    <div className="wrap u-pbs-4">
      <Notice>
        <p className="small" role="status">
          {t('layout.account.away')}
        </p>
      </Notice>
    </div>
  )
}
