import { Link } from '#src/app/ui/link.tsx'
import type { Ship } from '#src/contract/ship/schemas.ts'
import { labelOf, wordsOf } from '#src/i18n/cv/field-words.ts'
import { nameTerm } from '#src/i18n/cv/term-names.ts'
import { useIntl } from '#src/i18n/react.tsx'

type Props = { ships: readonly Ship[]; mayChange: boolean }

export function FleetTable({ ships, mayChange }: Props) {
  const intl = useIntl()
  const heads = ['fleetVesselName', 'fleetTypeAndVesselType', 'grossTonnage', 'deadweight']
  return (
    <table className="table stack">
      <caption className="visually-hidden">{intl.t('fleet.title')}</caption>
      <thead>
        <tr>
          {heads.map((name, place) => (
            <th key={name} scope="col" className={place > 1 ? 'number' : undefined}>
              {labelOf(intl, 'experience', name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ships.map((ship) => (
          <Row key={ship.imo} ship={ship} mayChange={mayChange} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ ship: { imo, facts }, mayChange }: { ship: Ship; mayChange: boolean }) {
  const intl = useIntl()
  const words = (name: 'grossTonnage' | 'deadweight') => wordsOf(intl, ['experience', name], facts[name])
  return (
    <tr>
      <th scope="row" className="full">
        {mayChange ? (
          <Link className="name" to="/company/fleet" search={{ ship: imo }} hash="ship">
            <bdi>{facts.fleetVesselName}</bdi>
          </Link>
        ) : (
          <bdi className="name">{facts.fleetVesselName}</bdi>
        )}
        <div className="smallest faint">
          {labelOf(intl, 'experience', 'fleetVesselImo')} <bdi dir="ltr">{imo}</bdi>
        </div>
      </th>
      <td className="full">
        <bdi>{nameTerm('vessel', facts.fleetTypeAndVesselType.vesselType ?? '', intl)}</bdi>
        <div className="smallest faint">
          <bdi>{nameTerm('flag', facts.fleetVesselFlag ?? '', intl)}</bdi>
        </div>
      </td>
      {(['grossTonnage', 'deadweight'] as const).map((name) => (
        <td key={name} className="number" data-l={labelOf(intl, 'experience', name)}>
          {words(name)}
        </td>
      ))}
    </tr>
  )
}
