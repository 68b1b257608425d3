import type { Call } from '../http/call.ts'
import { keyed } from '../http/keyed.ts'
import type { PaybackInput, Paybacks } from './schemas.ts'

/** API of pay-backs; only pages of balances import it. `key` identifies one try. */
export type PaybackApi = {
  list: () => Promise<Paybacks>
  start: (body: PaybackInput, key: string) => Promise<Paybacks>
  cancel: (id: string) => Promise<Paybacks>
}

export const createSeamanPaybackApi = (call: Call): PaybackApi => ({
  list: () => call('GET /server/seaman/payback'),
  start: (body, key) => call('POST /server/seaman/payback', { body, headers: keyed(key) }),
  cancel: (id) => call('POST /server/seaman/payback/{id}/cancellation', { params: { id } }),
})

export const createCompanyPaybackApi = (call: Call): PaybackApi => ({
  list: () => call('GET /server/company/payback'),
  start: (body, key) => call('POST /server/company/payback', { body, headers: keyed(key) }),
  cancel: (id) => call('POST /server/company/payback/{id}/cancellation', { params: { id } }),
})
