import { useIntl } from '#src/i18n/react.tsx'
import { Notice } from '../ui/states.tsx'

/** Explains to a signed-in person why their session could not be loaded. */
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
