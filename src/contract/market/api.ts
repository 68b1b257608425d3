import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'

/** API of figures about open vacancies. */
export const createMarketApi = (call: Call) => ({
  getOverview: () => call('GET /server/overview'),
  getFleetMarket: (fleetType: string) => call('GET /server/job/{fleetType}', { params: { fleetType } }),
  getPositionMarket: (rank: string) => call('GET /server/position/{rank}', { params: { rank } }),
  getPayIndex: (query: Query) => call('GET /server/pay', { query }),
})
