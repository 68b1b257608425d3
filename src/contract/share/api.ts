import type { Call } from '../http/call.ts'
import { keyed } from '../http/keyed.ts'
import type { ShareInput } from './schemas.ts'

/** API of links to a CV. Only pages with links import it. */
export const createShareApi = (call: Call) => ({
  listShares: () => call('GET /server/seaman/share'),
  /** `key` identifies one try. */
  createShare: (body: ShareInput, key: string) => call('POST /server/seaman/share', { body, headers: keyed(key) }),
  revokeShare: (id: string) => call('POST /server/seaman/share/{id}/revoke', { params: { id } }),
  getSharedCv: (secret: string) => call('GET /server/share/{secret}', { params: { secret } }),
  giveSharePin: (secret: string, pin: string) =>
    call('POST /server/share/{secret}/pin', { params: { secret }, body: { pin } }),
  reportShareView: (secret: string) => call('POST /server/share/{secret}/view', { params: { secret } }),
})
