import type { Query } from '../addresses.ts'
import type { Call } from '../call.ts'
import type { CrewVisibility } from '../schemas/crew.ts'

/** What an account shows of itself by its role, and the crew list. */
export const createPeopleApi = (call: Call) => ({
  getTrainingCenter: () => call('GET /server/training-center/profile'),
  getSeamanProfile: () => call('GET /server/seaman/profile'),
  findCrew: (query: Query) => call('GET /server/seamans', { query }),
  getCrewDetail: (id: string) => call('GET /server/seamans/{id}', { params: { id } }),
  saveVisibility: (body: CrewVisibility) => call('PUT /server/seaman/visibility', { body }),
})
