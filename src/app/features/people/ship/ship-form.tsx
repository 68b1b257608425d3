import { ActForm, type ActProps, SelectField, SubmitButton, TextField, useActForm } from '#src/app/ui/forms/index.ts'
import { Link } from '#src/app/ui/link.tsx'
import type { Ship } from '#src/contract/ship/schemas.ts'
import { labelOf } from '#src/i18n/cv/field-words.ts'
import { useIntl } from '#src/i18n/react.tsx'
import { fleetAction } from './actions.ts'
import { listShipOptions } from './ship-options.ts'

const NUMBERS = ['grossTonnage', 'deadweight', 'teu'] as const
const ENGINE = ['engineName', 'engineModel', 'engineBuilder'] as const

const initialOf = ({ imo, facts }: Ship): Record<string, string> => {
  const { fleetTypeAndVesselType, ...others } = facts
  const told = Object.entries(others).map(([name, value]) => [name, value === null ? '' : String(value)])
  return { ...Object.fromEntries(told), imo, vesselType: fleetTypeAndVesselType.vesselType ?? '' }
}

/** A new ship, or the one that is changed, whose IMO number stays. */
export function ShipForm({ ship, ...props }: ActProps & { ship: Ship | undefined }) {
  const intl = useIntl()
  const { t } = intl
  const act = ship ? 'change' : 'add'
  const form = useActForm(act, fleetAction, props, ship && { initial: initialOf(ship) })
  const title = ship ? t('fleet.form.change', { name: ship.facts.fleetVesselName }) : t('fleet.form.add')
  const label = (name: string) => labelOf(intl, 'experience', name)
  return (
    <ActForm form={form} act={act} label={title} className="sheet padded column gap-4">
      <h2>{title}</h2>
      <div className="cv-fields">
        {ship ? <input type="hidden" name="imo" value={ship.imo} /> : <ImoField label={label('fleetVesselImo')} />}
        <TextField name="fleetVesselName" label={label('fleetVesselName')} />
        <ChoiceFields />
        {NUMBERS.map((name) => (
          <TextField key={name} name={name} label={label(name)} inputMode="numeric" optional />
        ))}
        {ENGINE.map((name) => (
          <TextField key={name} name={name} label={label(name)} optional />
        ))}
        <TextField name="enginePower" label={label('enginePower')} inputMode="numeric" optional />
      </div>
      <div className="row">
        <SubmitButton className="button primary">{t('fleet.form.submit')}</SubmitButton>
        {ship && (
          <Link className="button" to="/company/fleet">
            {t('fleet.form.another')}
          </Link>
        )}
      </div>
    </ActForm>
  )
}

const ImoField = ({ label }: { label: string }) => <TextField name="imo" label={label} inputMode="numeric" dir="ltr" />

function ChoiceFields() {
  const intl = useIntl()
  const options = listShipOptions(intl)
  const none = intl.t('cv.choice.none')
  const label = (name: string) => labelOf(intl, 'experience', name)
  return (
    <>
      <SelectField
        name="vesselType"
        label={label('fleetTypeAndVesselType')}
        placeholder={none}
        options={options.types}
        optional
      />
      <SelectField
        name="fleetVesselFlag"
        label={label('fleetVesselFlag')}
        placeholder={none}
        options={options.flags}
        optional
      />
      <SelectField name="dpClass" label={label('dpClass')} placeholder={none} options={options.dp} optional />
    </>
  )
}
