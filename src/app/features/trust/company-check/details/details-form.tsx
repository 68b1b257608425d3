import { ActForm, type ActProps, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { saveDetails } from './actions.ts'
import { FormPart } from './form-part.tsx'
import { OfficeFields } from './office-fields.tsx'
import { FleetFields, ProtectionFields, PublicContactFields } from './public-fields.tsx'
import { initialOf } from './read-details.ts'
import { TextFields } from './text-fields.tsx'
import { WaitingNote } from './waiting-note.tsx'

type Props = ActProps & { details: CompanyDetails }

/** All details of a company except its licence, saved together. */
export function DetailsForm({ details, ...props }: Props) {
  const { t } = useIntl()
  const form = useActForm('save', saveDetails, props, { initial: initialOf(details) })
  return (
    <ActForm form={form} act="save" label={t('company.desk.details')} className="column gap-5">
      <input type="hidden" name="version" value={details.version} />
      <CompanyFields details={details} />
      <TextFields details={details} />
      <OfficeFields details={details} />
      <FleetFields />
      <ProtectionFields details={details} />
      <PublicContactFields />
      <ContactFields />
      <div>
        <SubmitButton className="button primary">{t('company-check.form.save')}</SubmitButton>
      </div>
    </ActForm>
  )
}

function CompanyFields({ details }: Pick<Props, 'details'>) {
  const { t } = useIntl()
  return (
    <FormPart title={t('company.desk.company')} lead={t('company-check.company.lead')}>
      <div className="cv-fields">
        <TextField name="name" autoComplete="organization" label={t('auth.company.name')} />
        <TextField name="legalName" label={t('crewing.agency.legal-name')} optional />
        <TextField
          name="taxNumber"
          dir="ltr"
          autoCapitalize="characters"
          label={t('company-check.company.tax-number')}
          hint={t('company-check.company.tax-number-hint')}
          optional
        />
        <TextField name="city" autoComplete="address-level2" label={t('auth.company.city')} />
        <TextField
          name="website"
          inputMode="url"
          dir="ltr"
          autoComplete="url"
          label={t('auth.company.website')}
          optional
        />
      </div>
      <WaitingNote details={details} part="name" title={t('auth.company.name')} />
      <WaitingNote details={details} part="website" title={t('auth.company.website')} />
    </FormPart>
  )
}

function ContactFields() {
  const { t } = useIntl()
  return (
    <FormPart title={t('company-check.contact.title')} lead={t('company-check.contact.lead')}>
      <div className="cv-fields">
        <TextField name="contactName" autoComplete="name" label={t('company-check.contact.name')} optional />
        <TextField
          name="contactEmail"
          inputMode="email"
          dir="ltr"
          autoComplete="email"
          label={t('auth.field.email')}
          optional
        />
        <TextField
          name="contactPhone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          label={t('company-check.contact.phone')}
          optional
        />
      </div>
    </FormPart>
  )
}
