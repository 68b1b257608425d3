import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** Links to the list of viewers. */
export function ViewersNote() {
  const { t } = useIntl()
  return (
    <section className="column">
      <h2>
        <Link to="/seaman/profile/views">{t('views.page.title')}</Link>
      </h2>
      <p>{t('views.page.lead')}</p>
    </section>
  )
}
