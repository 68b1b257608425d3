import type { AccountProps } from '#src/app/features/identity/account/account-page.tsx'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import { ActionForm, CheckField, SelectField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { ROLE_NOTIFICATIONS } from '#src/contract/setting/notifications.ts'
import type { NotificationSettingsAnswer } from '#src/contract/setting/schemas.ts'
import { getLocale, LOCALES } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { HourField } from './hour-field.tsx'

type Props = Omit<AccountProps<unknown>, 'data'> & {
  settings: NotificationSettingsAnswer
  action: (ctx: PageContext, values: FormValues) => Promise<ActionResult>
}

/** What the fields hold: `on` for a ticked box. */
const valuesOf = ({ settings, mailLanguage, digestHour }: NotificationSettingsAnswer): FormValues => ({
  ...Object.fromEntries(Object.entries(settings).map(([kind, wanted]) => [kind, wanted ? 'on' : ''])),
  mailLanguage: mailLanguage ?? '',
  digestHour: String(digestHour),
})

/** The mails that a person may decline, the hour of digests, and the language of all mails. */
export function ChoiceForm({ settings, ctx, session, failure, csrfToken, action }: Props) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action, failure, csrfToken, initial: valuesOf(settings) })
  return (
    <ActionForm form={form} className="sheet padded column gap-4">
      <fieldset className="column gap-4">
        <legend>
          <h2 className="heading-3">{t('notifications.choice.title')}</h2>
        </legend>
        <p className="muted">{t('notifications.choice.text')}</p>
        {ROLE_NOTIFICATIONS[session.role].map((kind) => (
          <CheckField
            key={kind}
            name={kind}
            group="settings"
            label={t(`notifications.kind.${kind}`)}
            hint={t(`notifications.about.${kind}`)}
          />
        ))}
      </fieldset>
      <HourField session={session} />
      <SelectField
        name="mailLanguage"
        label={t('notifications.language.label')}
        hint={t('notifications.language.hint')}
        placeholder={t('notifications.language.account', { language: getLocale(session.language).name })}
        options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div>
        <SubmitButton className="button primary">{t('notifications.choice.save')}</SubmitButton>
      </div>
    </ActionForm>
  )
}
