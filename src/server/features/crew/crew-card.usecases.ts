import type { CrewVisibility } from '#src/contract/schemas/crew.ts'
import { toPlainDate } from '#src/contract/time.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ExperienceRow, ShownSeaman } from '../seamen/seamen.tables.ts'
import type { Session } from '../sessions/session.ts'
import { demandOpenSession } from '../sessions/standing.repository.ts'
import { findCrewProfile, findStaleCards, saveCrewCard, updateVisibility } from './crew-card.repository.ts'
import { type CrewSource, createCrewCard } from './crew-card.ts'

const MAX_REFRESH = 200

const toSource = (seaman: ShownSeaman, experience: readonly ExperienceRow[]): CrewSource => ({
  ...seaman,
  seamanId: seaman.id,
  rank: seaman.positionMain,
  services: experience.map(({ position, vesselType, fleet, startDate, endDate }) => ({
    rank: position,
    vesselType,
    fleet,
    from: startDate,
    to: endDate,
  })),
})

/** For the batch that writes a profile: what the crew list is to tell of it from then on. */
export const describeForCrewList = (
  { db, clock }: Needs<'db' | 'clock'>,
  seaman: ShownSeaman,
  experience: readonly ExperienceRow[],
): Statement[] => saveCrewCard(db, createCrewCard(toSource(seaman, experience), toPlainDate(clock())))

/** Changes what a seafarer lets others see. It is no change of the profile: nobody comes to the top by it. */
export async function saveVisibility(
  services: Needs<'db' | 'clock'>,
  session: Session,
  visibility: CrewVisibility,
): Promise<CrewVisibility> {
  const { db } = services
  const { seamanId } = session
  const profile = seamanId ? await findCrewProfile(db, seamanId) : undefined
  if (!profile) throw new Failure('not-found')
  const { isHidden, isHideEnglish } = visibility
  await runBatch(db, [
    // An account that was closed meanwhile, and its sessions with it, does not come back into the list.
    ...demandOpenSession(db, session),
    updateVisibility(db, profile.seaman.id, isHidden, isHideEnglish),
    ...describeForCrewList(services, { ...profile.seaman, isHidden, isHideEnglish }, profile.experience),
  ])
  return { isHidden, isHideEnglish }
}

/** Makes the cards anew whose months grow with the days; what is left over waits for the next run. */
export async function refreshCrewCards(services: Needs<'db' | 'clock'>): Promise<void> {
  const { db, clock } = services
  for (const seamanId of await findStaleCards(db, toPlainDate(clock()), MAX_REFRESH)) {
    const profile = await findCrewProfile(db, seamanId)
    if (profile) await runBatch(db, describeForCrewList(services, profile.seaman, profile.experience))
  }
}
