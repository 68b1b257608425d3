import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

export function PageHeading() {
  const { t } = useIntl()
  return (
    <header className="page-head">
      <div className="column u-gap-1">
        <p className="small">
          <Link to="/seaman/cv" search={{ tab: 'experience' }}>
            {t('sea-service.page.back')}
          </Link>
        </p>
        <h1>{t('sea-service.page.title')}</h1>
        <p className="muted">{t('sea-service.page.lead')}</p>
      </div>
    </header>
  )
}
