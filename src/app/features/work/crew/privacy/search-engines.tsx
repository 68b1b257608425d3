import { useIntl } from '#src/i18n/react.tsx'

/** What applies without a setting. */
export function SearchEngines() {
  const { t } = useIntl()
  return (
    <section className="column">
      <h2>{t('profile.privacy.engines-title')}</h2>
      <p>{t('profile.privacy.engines-text')}</p>
    </section>
  )
}
