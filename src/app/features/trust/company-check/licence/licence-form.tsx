import { Facts } from '#src/app/ui/facts.tsx'
import { sortCountries } from '#src/app/ui/forms/country-options.ts'
import { ActForm, type ActProps, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { FormPart } from '../details/form-part.tsx'
import { initialLicence, saveLicence } from './actions.ts'

type Props = ActProps & { details: CompanyDetails }

/** The fields of the licence. The legal name belongs to the profile. */
export function LicenceForm({ details, ...props }: Props) {
  const { t } = useIntl()
  const formats = useFormats()
  const form = useActForm('licence', saveLicence, props, { initial: initialLicence(details) })
  const { legalName, state } = details
  // Without one of these fields a check that was requested ends, and a verified company loses its mark.
  const isOptional = state !== 'waiting' && state !== 'verified'
  return (
    <FormPart title={t('vacancy.employer.licence')} lead={t('company-check.licence.lead')}>
      <Facts
        rows={[
          {
            label: t('crewing.agency.legal-name'),
            value: (
              <div className="column gap-1">
                <div>{legalName ? <bdi>{legalName}</bdi> : t('company-check.protection.none')}</div>
                <Link to="/company/profile/edit">{t('company.desk.details')}</Link>
              </div>
            ),
          },
        ]}
      />
      <ActForm form={form} act="licence" label={t('vacancy.employer.licence')}>
        <input type="hidden" name="version" value={details.version} />
        <div className="cv-fields">
          <TextField name="licenceNumber" dir="ltr" label={t('auth.company.licence')} optional={isOptional} />
          <TextField name="licenceIssuer" label={t('vacancy.employer.issuer')} optional={isOptional} />
          <SelectField
            name="country"
            autoComplete="country"
            label={t('auth.company.country')}
            hint={t('company-check.licence.country-hint')}
            placeholder={t('auth.company.country-choose')}
            options={sortCountries(formats)}
          />
          <TextField name="licenceExpires" type="date" label={t('vacancy.employer.expires')} optional={isOptional} />
        </div>
        <div>
          <SubmitButton className="button">{t('company-check.form.save')}</SubmitButton>
        </div>
      </ActForm>
    </FormPart>
  )
}
