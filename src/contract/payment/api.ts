import type { Call } from '../http/call.ts'
import { keyed } from '../http/keyed.ts'
import type { SeamanTopUpInput, StartedTopUp, TopUpInput, TopUps } from './schemas.ts'

/** API of payments to a balance; only pages of balances import it. `key` identifies one try. */
export type TopUpApi = {
  /** With `topUp`, the payment of that id is among them. */
  list: (topUp?: string) => Promise<TopUps>
  start: (body: TopUpInput, key: string) => Promise<StartedTopUp>
  cancel: (id: string) => Promise<TopUps>
  /** Returns the payment of a provider's page from which the person returned. */
  arrive: (session: string) => Promise<string | null>
}

type SeamanTopUpApi = TopUpApi & { start: (body: SeamanTopUpInput, key: string) => Promise<StartedTopUp> }

export const createSeamanTopUpApi = (call: Call): SeamanTopUpApi => ({
  list: (topUp) => call('GET /server/seaman/top-up', { query: { topUp } }),
  start: (body, key) => call('POST /server/seaman/top-up', { body, headers: keyed(key) }),
  cancel: (id) => call('POST /server/seaman/top-up/{id}/cancellation', { params: { id } }),
  arrive: async (session) => (await call('GET /server/seaman/top-up/arrival', { query: { session } })).paymentId,
})

export const createCompanyTopUpApi = (call: Call): TopUpApi => ({
  list: (topUp) => call('GET /server/company/top-up', { query: { topUp } }),
  start: (body, key) => call('POST /server/company/top-up', { body, headers: keyed(key) }),
  cancel: (id) => call('POST /server/company/top-up/{id}/cancellation', { params: { id } }),
  arrive: async (session) => (await call('GET /server/company/top-up/arrival', { query: { session } })).paymentId,
})
