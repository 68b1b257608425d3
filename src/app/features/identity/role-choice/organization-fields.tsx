import { SelectField, TextField } from '#src/app/ui/forms/index.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { countryOptions } from './options.ts'

type Props = { name: string; licence: string; licenceHint: string; country: string | undefined }

/** Fields of companies and training centres. */
export function OrganizationFields({ name, licence, licenceHint, country }: Props) {
  const intl = useIntl()
  const { t } = intl
  const formats = useFormats()
  return (
    <>
      <TextField name="name" autoComplete="organization" label={name} />
      <SelectField
        name="country"
        autoComplete="country"
        label={t('auth.company.country')}
        placeholder={t('auth.company.country-choose')}
        options={countryOptions(intl, formats, country)}
      />
      <TextField name="city" autoComplete="address-level2" label={t('auth.company.city')} />
      <TextField name="licenceNumber" optional dir="ltr" label={licence} hint={licenceHint} />
      <TextField
        name="website"
        type="url"
        inputMode="url"
        dir="ltr"
        optional
        autoComplete="url"
        label={t('auth.company.website')}
      />
    </>
  )
}
