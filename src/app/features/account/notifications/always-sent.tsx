import { useIntl } from '#src/i18n/react.tsx'

/** Mails that belong to what a person does here, named plainly because they cannot be declined. */
export function AlwaysSent() {
  const { t } = useIntl()
  return (
    <section className="col gap4">
      <h2 className="h3">{t('notifications.always.title')}</h2>
      <p className="muted">{t('notifications.always.text')}</p>
      <ul className="sm">
        <li>{t('notifications.always.application')}</li>
        <li>{t('notifications.always.message')}</li>
        <li>{t('notifications.always.account')}</li>
      </ul>
    </section>
  )
}
