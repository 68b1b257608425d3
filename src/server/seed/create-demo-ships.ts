import { SHIP_FIELDS } from '#src/domain/cv/ship.ts'
import { DEMO_COMPANY, type SeedCompany } from './create-company.ts'
import type { SeedSeaman } from './create-seaman.ts'
import type { ShipRow } from './rows.ts'

/** The demo company's fleet: the ships for which it signed the demo seafarer on. */
export function createDemoShips(companies: readonly SeedCompany[], { cv }: SeedSeaman, now: number): ShipRow[] {
  const owner = companies.find(({ row }) => row.name === DEMO_COMPANY)
  if (!owner) return []
  const ships = new Map<string, ShipRow>()
  for (const contract of cv.experience) {
    const imo = contract.fleetVesselImo
    if (contract.agency !== DEMO_COMPANY || !imo) continue
    const facts = Object.fromEntries(Object.keys(SHIP_FIELDS).map((name) => [name, contract[name as never]]))
    ships.set(imo, { company_id: owner.row.id, imo, facts: JSON.stringify(facts), updated_at: now })
  }
  return [...ships.values()]
}
