import type { CrewVisibility } from '../crew/schemas.ts'
import type { Query } from '../http/addresses.ts'
import type { Call } from '../http/call.ts'
import { keyed } from '../http/keyed.ts'
import type { SeamanProfileInput } from './schemas.ts'

/** API of profiles and the crew list. */
export const createPeopleApi = (call: Call) => ({
  getTrainingCenter: () => call('GET /server/training-center/profile'),
  getSeamanProfile: () => call('GET /server/seaman/profile'),
  /** `key` identifies one try. Throws `version-conflict` with `current`. */
  saveSeamanProfile: (body: SeamanProfileInput, key: string) =>
    call('PUT /server/seaman/profile', { body, headers: keyed(key) }),
  listCvVersions: () => call('GET /server/seaman/profile/version'),
  getCvVersion: (version: number) =>
    call('GET /server/seaman/profile/version/{version}', { params: { version: String(version) } }),
  /** `basedOn` is the current version. Throws `version-conflict` if it has changed. */
  returnToCvVersion: (version: number, basedOn: number) =>
    call('POST /server/seaman/profile/version/{version}', {
      params: { version: String(version) },
      body: { version: basedOn },
    }),
  findCrew: (query: Query) => call('GET /server/seamans', { query }),
  getCrewDetail: (id: string) => call('GET /server/seamans/{id}', { params: { id } }),
  saveVisibility: (body: CrewVisibility) => call('PUT /server/seaman/visibility', { body }),
})
