import { ActForm, type ActProps, SubmitButton, TextArea, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { SiteUpdate } from '#src/contract/site-update/schemas.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeUpdate } from './update-actions.ts'

type Props = ActProps & { update: SiteUpdate; language: LocaleCode }

/** The text of a draft in one language, and the page to which the mail links. */
export function TextForm({ update: { version, path, texts }, language, ...props }: Props) {
  const { t } = useIntl()
  const text = texts.find((one) => one.language === language)
  const initial = { path, subject: text?.subject ?? '', body: text?.body ?? '' }
  const form = useActForm('save', changeUpdate, props, { initial })
  const title = t('site-update.text.title', { language: getLocale(language).name })
  return (
    <section className="sheet padded column gap-4">
      <h2 className="heading-3">{title}</h2>
      <ActForm form={form} act="save" label={title} className="column gap-4">
        <input type="hidden" name="version" value={version} />
        <TextField name="subject" group="update" dir="auto" label={t('site-update.text.subject')} />
        <TextArea
          name="body"
          group="update"
          rows={12}
          label={t('site-update.text.body')}
          hint={t('site-update.text.body-hint')}
        />
        <TextField
          name="path"
          group="update"
          dir="ltr"
          label={t('site-update.text.path')}
          hint={t('site-update.text.path-hint')}
        />
        <div>
          <SubmitButton className="button primary">{t('site-update.text.submit')}</SubmitButton>
        </div>
      </ActForm>
    </section>
  )
}
