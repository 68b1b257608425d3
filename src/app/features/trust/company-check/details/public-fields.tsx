import { CheckField, TextArea, TextField } from '#src/app/ui/forms/index.ts'
import type { CompanyDetails } from '#src/contract/company-check/schemas.ts'
import { MAX_HARASSMENT_POLICY } from '#src/domain/text/text-limits.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { FormPart } from './form-part.tsx'
import { FLEET_BOX } from './read-details.ts'
import { WaitingNote } from './waiting-note.tsx'

/** The fleets that the company crews. */
export function FleetFields() {
  const { t } = useIntl()
  return (
    <FormPart title={t('crewing.table.fleets')} lead={t('company-check.fleets.lead')}>
      <div className="cv-fields">
        {FLEETS.map((fleet) => (
          <CheckField key={fleet} name={FLEET_BOX + fleet} label={t(`vocabulary.fleet.${fleet}`)} />
        ))}
      </div>
    </FormPart>
  )
}

/** What the company does against losses and harassment of seafarers. */
export function ProtectionFields({ details }: { details: CompanyDetails }) {
  const { t } = useIntl()
  return (
    <FormPart title={t('company-check.protection.title')} lead={t('company-check.protection.lead')}>
      <TextField
        name="insurance"
        label={t('vacancy.detail.insurance')}
        hint={t('vacancy-form.hint.insurance')}
        optional
      />
      <WaitingNote details={details} part="insurance" title={t('vacancy.detail.insurance')} />
      <TextArea
        name="harassmentPolicy"
        rows={4}
        label={t('company-check.protection.policy')}
        hint={t('company-check.texts.limit', { limit: MAX_HARASSMENT_POLICY })}
        optional
      />
      <WaitingNote details={details} part="harassmentPolicy" title={t('company-check.protection.policy')} />
      <TextField
        name="harassmentContact"
        label={t('company-check.protection.contact')}
        hint={t('company-check.protection.contact-hint')}
        optional
      />
    </FormPart>
  )
}

/** The contact that seafarers see. */
export function PublicContactFields() {
  const { t } = useIntl()
  return (
    <FormPart title={t('company-check.public.title')} lead={t('company-check.public.lead')}>
      <div className="cv-fields">
        <TextField name="publicName" label={t('company-check.contact.name')} optional />
        <TextField name="publicEmail" inputMode="email" dir="ltr" label={t('auth.field.email')} optional />
        <TextField name="publicPhone" type="tel" dir="ltr" label={t('company-check.contact.phone')} optional />
      </div>
    </FormPart>
  )
}
