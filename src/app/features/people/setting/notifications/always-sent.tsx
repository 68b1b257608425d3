import { useIntl } from '#src/i18n/react.tsx'

/** Mails that belong to what a person does here, named plainly because they cannot be declined. */
export function AlwaysSent() {
  const { t } = useIntl()
  return (
    <section className="column gap-4">
      <h2 className="heading-3">{t('notifications.always.title')}</h2>
      <p className="muted">{t('notifications.always.text')}</p>
      <ul className="small">
        <li>{t('notifications.always.application')}</li>
        <li>{t('notifications.always.message')}</li>
        <li>{t('notifications.always.account')}</li>
      </ul>
    </section>
  )
}
