import type { Opening } from '#src/server/platform/erasure.ts'
import { findSeamanId } from '../seamen/seamen.repository.ts'
import { updateVisibility } from './crew-card.repository.ts'
import { describeForCrewList, findCrewProfile } from './crew-card.usecases.ts'

/** Who was in the crew list comes back into it, for those who saw them before. */
export const showInCrewList: Opening = async (services, { accountId, wasListed }) => {
  const seamanId = await findSeamanId(services.db, accountId)
  const found = seamanId && (await findCrewProfile(services, seamanId))
  if (!found || !(wasListed || found.seaman.isForVerified)) return []
  const seaman = { ...found.seaman, isHidden: !wasListed }
  return [
    updateVisibility(services.db, seaman.id, { isHidden: seaman.isHidden }),
    ...describeForCrewList(services, seaman, found.kept),
  ]
}
