import { Disclosure } from '#src/app/ui/disclosure.tsx'
import type { FleetType } from '#src/domain/vocabulary/fleets.ts'
import { listVesselTypes } from '#src/domain/vocabulary/vessel-types.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import { PickGroup, Picks } from '../control/picks.tsx'
import { useNames } from '../control/use-names.ts'
import type { PartProps } from './order-props.ts'

/** Fleets, if the mailing has several, and vessel types with the number of agencies that ask for each. */
export function ShipsPart({ mailing, choice, widest }: PartProps) {
  const { t } = useIntl()
  const names = useNames()
  const { fleets } = mailing
  const [only, ...more] = fleets
  return (
    <>
      {more.length > 0 && (
        <PickGroup name="fleets" legend={t('mailing-control.field.fleets')}>
          <Picks name="fleets" options={fleets.map((value) => ({ value, label: names.fleet(value) }))} />
        </PickGroup>
      )}
      <PickGroup
        name="vesselTypes"
        legend={t('mailing-control.field.vesselTypes')}
        hint={widest && t('mailing-order.hint.types')}
      >
        {more.length === 0 && only ? (
          <Types fleet={only} widest={widest} />
        ) : (
          fleets.map((fleet) => <FleetTypes key={fleet} fleet={fleet} choice={choice} widest={widest} />)
        )}
      </PickGroup>
    </>
  )
}

type TypesProps = { fleet: FleetType } & Pick<PartProps, 'widest'>

function Types({ fleet, widest }: TypesProps) {
  const names = useNames()
  const { integer, compare } = useFormats()
  const options = listVesselTypes(fleet)
    .map(({ slug }) => ({
      value: slug,
      label: names.vessel(slug),
      tally: widest && integer(widest.types[slug] ?? 0),
    }))
    .sort((one, other) => compare(one.label, other.label))
  return <Picks name="vesselTypes" options={options} />
}

function FleetTypes({ fleet, choice, widest }: TypesProps & Pick<PartProps, 'choice'>) {
  const { t } = useIntl()
  const name = useNames().fleet(fleet)
  const count = listVesselTypes(fleet).filter(({ slug }) => choice.vesselTypes.includes(slug)).length
  return (
    <Disclosure summary={count > 0 ? t('mailing-control.choice.chosen', { name, count }) : name} open={count > 0}>
      <Types fleet={fleet} widest={widest} />
    </Disclosure>
  )
}
