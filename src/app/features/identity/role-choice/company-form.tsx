import { ActionForm, SubmitButton, useActionForm } from '#src/app/ui/forms/index.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { createProfile } from '../account/entry/actions.ts'
import { OrganizationFields } from './organization-fields.tsx'
import type { ProfileFormProps } from './seaman-form.tsx'

export function CompanyForm({ ctx, failure, csrfToken }: ProfileFormProps) {
  const { t } = useIntl()
  const form = useActionForm({ ctx, action: createProfile, failure, csrfToken, id: 'company' })
  return (
    <ActionForm form={form} className="sheet padded column gap-4">
      <h2>{t('auth.company.title')}</h2>
      <input type="hidden" name="role" value="company" />
      <OrganizationFields
        country={ctx.country}
        name={t('auth.company.name')}
        licence={t('auth.company.licence')}
        licenceHint={t('auth.company.licence-hint')}
      />
      <SubmitButton>{t('auth.company.submit')}</SubmitButton>
    </ActionForm>
  )
}
