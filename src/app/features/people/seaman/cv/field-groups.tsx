import { useIntl } from '#src/i18n/react.tsx'
import { CvField } from './cv-field.tsx'
import type { CvPath } from './cv-form-context.ts'

/** A group of fields under the heading `cv.group.{name}`. */
export type FieldGroup = { name: string; fields: readonly string[] }

export const PERSONAL_GROUPS: readonly FieldGroup[] = [
  {
    name: 'person',
    fields: [
      'firstname',
      'surname',
      'citizenship',
      'birthDate',
      'birthPlace',
      'maritalStatus',
      'homeAirport',
      'englishLevel',
    ],
  },
  { name: 'rank', fields: ['positionMain', 'positionSecond'] },
  {
    name: 'wish',
    fields: ['readyFrom', 'desiredContract', 'desiredSalary', 'desiredCurrency', 'desiredPeriod', 'isHideEngines'],
  },
]

export const CONTACT_GROUP: FieldGroup = {
  name: 'contact',
  fields: ['mobile', 'phone', 'whatsapp', 'viber', 'telegram', 'linkedin'],
}
export const BIOMETRIC_GROUP: FieldGroup = { name: 'biometric', fields: ['height', 'weight', 'hairColor', 'eyesColor'] }
export const KIN_GROUP: FieldGroup = { name: 'kin', fields: ['kinName', 'kinContact', 'kinAddress'] }

/** Main fields of a contract first; the others are collapsed. */
export const EXPERIENCE_GROUPS: readonly FieldGroup[] = [
  { name: 'voyage', fields: ['position', 'startDate', 'endDate', 'company'] },
  { name: 'vessel', fields: ['fleetVesselName', 'fleetTypeAndVesselType', 'fleetVesselImo', 'fleetVesselFlag'] },
]
export const EXPERIENCE_MORE: readonly FieldGroup[] = [
  { name: 'size', fields: ['grossTonnage', 'deadweight', 'teu', 'cargoCapacity', 'dpClass'] },
  { name: 'engine', fields: ['engineName', 'engineModel', 'engineBuilder', 'enginePower', 'additionalEngine'] },
  { name: 'parties', fields: ['owner', 'manager', 'agency', 'signOnPort', 'signOffPort', 'reasonForLeaving'] },
]

export const DOCUMENT_GROUPS: readonly FieldGroup[] = [
  { name: 'document', fields: ['type', 'name', 'number', 'issuedBy', 'issuedDate', 'validDate'] },
]
export const DOCUMENT_MORE: readonly FieldGroup[] = [
  { name: 'electronic', fields: ['trackingNumber', 'verifyAddress', 'extra'] },
]

/** `part` is the path of the fields' parent: `contact`, `experience.3`. */
export function FieldGroupView({ part, group }: { part: string; group: FieldGroup }) {
  const { t } = useIntl()
  return (
    <fieldset className="cv-group">
      <legend>{t(`cv.group.${group.name}`)}</legend>
      <div className="cv-fields">
        {group.fields.map((name) => (
          <CvField key={name} path={`${part}.${name}` as CvPath} />
        ))}
      </div>
    </fieldset>
  )
}
