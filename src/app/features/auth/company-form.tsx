import { useFormats, useIntl } from '../../../i18n/react.tsx'
import { ActionForm, FormMessage, SelectField, SubmitButton, TextField, useActionForm } from '../../ui/forms/index.ts'
import { createProfile } from './actions.ts'
import { countryOptions } from './options.ts'
import type { ProfileFormProps } from './seaman-form.tsx'

export function CompanyForm({ ctx, failure, csrfToken }: ProfileFormProps) {
  const { t, code } = useIntl()
  const formats = useFormats()
  const form = useActionForm({ ctx, action: createProfile, failure, csrfToken, id: 'company' })
  return (
    <ActionForm form={form} className="sheet pad col gap4">
      <h2>{t('auth.company.title')}</h2>
      <input type="hidden" name="role" value="company" />
      <FormMessage />
      <TextField name="name" autoComplete="organization" label={t('auth.company.name')} />
      <SelectField
        name="country"
        autoComplete="country"
        label={t('auth.company.country')}
        placeholder={t('auth.company.country-choose')}
        options={countryOptions(code, formats)}
      />
      <TextField name="city" autoComplete="address-level2" label={t('auth.company.city')} />
      <TextField
        name="licenceNumber"
        optional
        dir="ltr"
        label={t('auth.company.licence')}
        hint={t('auth.company.licence-hint')}
      />
      <TextField
        name="website"
        type="url"
        inputMode="url"
        dir="ltr"
        optional
        autoComplete="url"
        label={t('auth.company.website')}
      />
      <SubmitButton>{t('auth.company.submit')}</SubmitButton>
    </ActionForm>
  )
}
