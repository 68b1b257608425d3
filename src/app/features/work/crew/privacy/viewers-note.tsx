import { Link } from '#src/app/ui/link.tsx'
import { useIntl } from '#src/i18n/react.tsx'

/** Where it stands who looked. */
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
