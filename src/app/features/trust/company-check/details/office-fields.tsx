import { sortCountries } from '#src/app/ui/forms/country-options.ts'
import { useForm } from '#src/app/ui/forms/form-context.ts'
import { SelectField, TextField } from '#src/app/ui/forms/index.ts'
import { MAX_OFFICES, OFFICE_KINDS } from '#src/contract/company-check/company-check.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { FormPart } from './form-part.tsx'
import { countOfficeRows } from './read-details.ts'

/** A row for each office, and empty ones; after a failed try at least the rows that were sent. */
export function OfficeFields({ details }: { details: CompanyDetails }) {
  const { t } = useIntl()
  const form = useForm()
  const places = Array.from({ length: MAX_OFFICES }, (_, place) => place)
  const rows = places.filter((place) => place < countOfficeRows(details) || form.valueOf(`office-${place}-city`) !== '')
  return (
    <FormPart title={t('crewing.offices.title')} lead={t('company-check.offices.lead')}>
      {rows.map((place) => (
        <OfficeRow key={place} place={place} />
      ))}
    </FormPart>
  )
}

function OfficeRow({ place }: { place: number }) {
  const { t } = useIntl()
  const formats = useFormats()
  const name = (part: string) => `office-${place}-${part}`
  return (
    <fieldset className="cv-fields">
      <legend className="small bold u-pbe-2">{t('company-check.offices.office', { number: place + 1 })}</legend>
      <SelectField
        name={name('kind')}
        label={t('company-check.offices.kind')}
        placeholder={t('company-check.offices.choose')}
        options={OFFICE_KINDS.map((value) => ({ value, label: t(`crewing.office.${value}`) }))}
      />
      <SelectField
        name={name('country')}
        label={t('auth.company.country')}
        placeholder={t('auth.company.country-choose')}
        options={sortCountries(formats)}
      />
      <TextField name={name('city')} label={t('auth.company.city')} />
      <TextField name={name('address')} label={t('company-check.offices.address')} optional />
    </fieldset>
  )
}
