import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { createProfile } from '../account/entry/actions.ts'
import { OrganizationFields } from './organization-fields.tsx'
import type { ProfileFormProps } from './seaman-form.tsx'

export function CenterForm({ ctx, failure, csrfToken }: ProfileFormProps) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: createProfile, failure, csrfToken, id: 'training-center' })
  return (
    <ActionForm form={form} className="sheet padded column gap-4">
      <h2>{t('auth.center.title')}</h2>
      <input type="hidden" name="role" value="training-center" />
      <OrganizationFields
        country={ctx.country}
        name={t('auth.center.name')}
        licence={t('auth.center.licence')}
        licenceHint={t('auth.center.licence-hint')}
      />
      <SubmitButton>{t('auth.center.submit')}</SubmitButton>
    </ActionForm>
  )
}
