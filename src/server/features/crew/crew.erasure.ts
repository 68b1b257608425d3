import type { Opening } from '#src/server/platform/erasure.ts'
import { findSeamanId } from '../seamen/seamen.repository.ts'
import { updateVisibility } from './crew-card.repository.ts'
import { describeForCrewList, findCrewProfile } from './crew-card.usecases.ts'

/** Who was in the crew list comes back into it. */
export const showInCrewList: Opening = async (services, { accountId, wasListed }) => {
  const seamanId = wasListed ? await findSeamanId(services.db, accountId) : undefined
  const found = seamanId && (await findCrewProfile(services, seamanId))
  if (!found) return []
  const seaman = { ...found.seaman, isHidden: false }
  return [
    updateVisibility(services.db, seaman.id, seaman.isHidden, seaman.isHideEnglish),
    ...describeForCrewList(services, seaman, found.kept),
  ]
}
