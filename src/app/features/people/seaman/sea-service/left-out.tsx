import { Notice } from '#src/app/ui/states.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** Contracts that are not counted. */
export function LeftOut({ unread, ahead }: { unread: number; ahead: number }) {
  const { t } = useIntl()
  if (unread + ahead === 0) return null
  return (
    <div className="under">
      <Notice tone="land">
        {unread > 0 && <p className="small">{t('sea-service.left-out.unread', { count: unread })}</p>}
        {ahead > 0 && <p className="small">{t('sea-service.left-out.ahead', { count: ahead })}</p>}
      </Notice>
    </div>
  )
}
