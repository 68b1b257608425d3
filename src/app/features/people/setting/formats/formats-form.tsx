import type { AccountProps } from '#src/app/features/identity/account/account-page.tsx'
import { readLocale } from '#src/app/features/identity/account/read-locale.ts'
import type { ActionResult, FormValues, PageContext } from '#src/app/page.ts'
import type { Nothing } from '#src/app/page-query.ts'
import { ActionForm, SelectField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { getLocale, LOCALES } from '#src/domain/locales.ts'
import { INTERFACE_LOCALES } from '#src/i18n/interface-locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { FormatsPreview } from './formats-preview.tsx'
import { useChosen } from './use-chosen.ts'
import { listZones } from './zone-options.ts'

type Props = AccountProps<Nothing> & { action: (ctx: PageContext, values: FormValues) => Promise<ActionResult> }

const LANGUAGES = LOCALES.map(({ code, name }) => ({ value: code, label: name }))
const FORMATS = INTERFACE_LOCALES.map(({ code, name }) => ({ value: code, label: name }))

/** Language, formats and time zone of the account, with a preview of dates and numbers. */
export function FormatsForm({ ctx, session, failure, csrfToken, action }: Props) {
  const { t } = useIntl()
  const form = useActionForm({
    ctx,
    action,
    failure,
    csrfToken,
    initial: { language: session.language, formats: session.formats ?? '', timeZone: session.timeZone ?? '' },
  })
  const language = readLocale(useChosen(form, 'language')) ?? session.language
  const formats = useChosen(form, 'formats')
  return (
    <div className="halves">
      <ActionForm form={form} className="sheet padded column gap-4">
        <SelectField
          name="language"
          label={t('formats.language.label')}
          hint={t('formats.language.hint')}
          placeholder={t('formats.language.keep', { language: getLocale(session.language).name })}
          options={LANGUAGES}
        />
        <SelectField
          name="formats"
          label={t('formats.locale.label')}
          hint={t('formats.locale.hint')}
          placeholder={t('formats.locale.page', { language: getLocale(language).name })}
          options={FORMATS}
        />
        <SelectField
          name="timeZone"
          group="formats"
          label={t('formats.zone.label')}
          hint={t('formats.zone.hint')}
          placeholder={t('formats.zone.unknown')}
          options={listZones(t, session.timeZone)}
        />
        <div>
          <SubmitButton className="button primary">{t('formats.form.save')}</SubmitButton>
        </div>
      </ActionForm>
      <FormatsPreview language={language} formats={formats} now={ctx.now} />
    </div>
  )
}
