import type { Action, PageProps } from '#src/app/page.ts'
import { ActionForm, PasswordField, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import type { SharedCv } from '#src/contract/share/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'

/** The PIN form of a link; nothing is shown before. */
export function PinForm({ ctx, action, failure, csrfToken }: PageProps<SharedCv> & { action: Action }) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action, failure, csrfToken })
  return (
    <section className="sheet padded column gap-4 narrow">
      <h1>{t('share.pin.title')}</h1>
      <p className="muted">{t('share.pin.text')}</p>
      <ActionForm form={form}>
        <PasswordField name="pin" group="share" label={t('share.pin.label')} autoComplete="off" />
        <SubmitButton>{t('share.pin.submit')}</SubmitButton>
      </ActionForm>
    </section>
  )
}
