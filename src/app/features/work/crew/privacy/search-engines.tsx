import { useIntl } from '#src/i18n/react.tsx'

/** What is so without a choice. */
export function SearchEngines() {
  const { t } = useIntl()
  return (
    <section className="column">
      <h2>{t('profile.privacy.engines-title')}</h2>
      <p>{t('profile.privacy.engines-text')}</p>
    </section>
  )
}
