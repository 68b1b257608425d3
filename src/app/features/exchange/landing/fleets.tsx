import { Link } from '#src/app/ui/link.tsx'
import { Ship, type ShipSilhouette } from '#src/app/ui/ship.tsx'
import type { Overview } from '#src/contract/market/overview-schemas.ts'
import { FLEETS, type FleetType } from '#src/domain/vocabulary/fleets.ts'
import { useFormats, useIntl } from '#src/i18n/react.tsx'
import type { Naming } from './naming.ts'

const SHIPS: Record<FleetType, ShipSilhouette> = {
  'merchant-fleet': 'container',
  'tanker-fleet': 'tanker',
  'offshore-fleet': 'psv',
  'passenger-fleet': 'cruise',
}

type Props = { overview: Overview; naming: Naming }

/** Four fleets with their open vacancies. */
export function Fleets({ overview, naming }: Props) {
  const { t } = useIntl()
  const { number } = useFormats()
  const counts = new Map(overview.fleets.map(({ fleet, count }) => [fleet, count]))
  return (
    <nav className="fleet" aria-label={t('landing.fleets.label')}>
      {FLEETS.map((fleet) => (
        <Link key={fleet} to="/job/$fleetType" params={{ fleetType: fleet }}>
          <span className="water">
            <Ship silhouette={SHIPS[fleet]} />
          </span>
          <p>
            <b>{naming.fleet(fleet)}</b>
            <span>{number(counts.get(fleet) ?? 0)}</span>
          </p>
        </Link>
      ))}
    </nav>
  )
}
