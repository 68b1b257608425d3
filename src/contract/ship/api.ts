import type { ShipFacts } from '#src/domain/cv/ship.ts'
import type { Call } from '../http/call.ts'

/** Ships of companies' fleets, by the seven digits of their IMO numbers. */
export const createShipApi = (call: Call) => ({
  getFleet: () => call('GET /server/company/ship'),
  /** Refuses a ship that is in the fleet. */
  addShip: (imo: string, body: ShipFacts) => call('POST /server/company/ship/{imo}', { params: { imo }, body }),
  saveShip: (imo: string, body: ShipFacts) => call('PUT /server/company/ship/{imo}', { params: { imo }, body }),
  removeShip: (imo: string) => call('DELETE /server/company/ship/{imo}', { params: { imo } }),
  /** Throws `not-found` for a ship that is in the fleet of no verified company. */
  getShip: (imo: string) => call('GET /server/ship/{imo}', { params: { imo } }),
  /** Names of checked companies that begin so. */
  suggestCompanies: (q: string) => call('GET /server/company/name', { query: { q } }),
})
