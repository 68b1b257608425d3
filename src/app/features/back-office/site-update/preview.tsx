import { ActForm, type ActProps, SubmitButton, useActForm } from '#src/app/ui/forms/index.ts'
import type { SiteUpdate } from '#src/contract/site-update/schemas.ts'
import { getLocale, type LocaleCode } from '#src/domain/locales.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { changeUpdate } from './update-actions.ts'

type Props = ActProps & { update: SiteUpdate; language: LocaleCode }

/** The mail as its readers in a language get it, and a button that sends it to the admin. */
export function Preview({ update: { preview }, language, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('trial', changeUpdate, props)
  const { tag, dir, name } = getLocale(language)
  return (
    <section className="column gap-4">
      <h2 className="heading-3">{t('site-update.preview.title', { language: name })}</h2>
      {preview ? (
        <>
          <div className="sheet padded column gap-4" lang={tag} dir={dir}>
            <p className="bold">
              <bdi lang={getLocale(preview.language).tag}>{preview.subject}</bdi>
            </p>
            <p className="u-whitespace-pre-line">{preview.text}</p>
          </div>
          <ActForm form={form} act="trial">
            <SubmitButton className="button">{t('site-update.preview.trial')}</SubmitButton>
          </ActForm>
        </>
      ) : (
        <p className="muted">{t('site-update.preview.none')}</p>
      )}
    </section>
  )
}
