import type { CrewVisibility, OwnVisibility } from '#src/contract/crew/schemas.ts'
import { DAY, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { type CvProjection, createProjection } from '#src/server/people/seaman/cv/save-cv.usecases.ts'
import { type VersionedCv, wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import type { SeamanRow, ShownSeaman } from '#src/server/people/seaman/seaman.tables.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { nullIfOtherVersion } from '#src/server/platform/stored-document.ts'
import {
  announceCv,
  findDueCards,
  findStaleCards,
  makeCardLater,
  saveCrewCard,
  settleCv,
  showAsChosen,
  updateVisibility,
} from './crew-card.repository.ts'
import { type CrewSource, createCrewCard, listServices } from './crew-card.ts'

const MAX_REFRESH = 200
/** By then a registered CV was written, or never will be. */
const WRITTEN_AFTER = 5 * MINUTE

const toSource = (seaman: ShownSeaman, { version, cv }: VersionedCv): CrewSource => ({
  ...seaman,
  ...cv.profileData,
  seamanId: seaman.id,
  rank: cv.profileData.positionMain,
  cvVersion: version,
  services: listServices(cv.experience),
})

/** For the batch that writes a profile: its crew list entry. */
export const describeForCrewList = (
  { db, clock }: Needs<'db' | 'clock'>,
  seaman: ShownSeaman,
  kept: VersionedCv,
): Statement[] => saveCrewCard(db, createCrewCard(toSource(seaman, kept), toPlainDate(clock())))

/** Derives the crew list entry from a CV. */
export const crewProjection: CvProjection = { announce: announceCv, describe: describeForCrewList, settle: settleCv }

/** `kept` is null if another build wrote the CV. */
type CrewProfile = { seaman: SeamanRow; kept: VersionedCv | null }

export async function findCrewProfile(
  { db, cvs }: Needs<'db' | 'cvs'>,
  seamanId: string,
): Promise<CrewProfile | undefined> {
  const [seaman, kept] = await Promise.all([findSeaman(db, seamanId), cvs.get(seamanId).catch(nullIfOtherVersion)])
  return seaman && { seaman, kept: kept && { version: kept.version, cv: wholeCv(seaman, kept) } }
}

/** For the batch that changes visibility: updates the card, also if the CV cannot be read. */
export const followVisibility = (
  services: Needs<'db' | 'clock'>,
  seaman: SeamanRow,
  kept: VersionedCv | null,
): Statement[] => (kept ? describeForCrewList(services, seaman, kept) : showAsChosen(services.db, seaman.id))

/** Changes visibility. It does not count as an update of the profile in the order of the list. */
export async function saveVisibility(
  services: Needs<'db' | 'cvs' | 'clock'>,
  session: Session,
  visibility: CrewVisibility,
): Promise<OwnVisibility> {
  const { db } = services
  const { seamanId } = session
  const profile = seamanId ? await findCrewProfile(services, seamanId) : undefined
  if (!profile) throw new Failure('not-found')
  const { isHidden, isHideEnglish } = visibility
  // People hidden from all but checked companies remain so; people who hide now are hidden from those too.
  const isForVerified = isHidden && profile.seaman.isHidden && profile.seaman.isForVerified
  const chosen = { isHidden, isForVerified, isHideEnglish }
  await runBatch(db, [
    // An account that was closed meanwhile does not return to the list.
    ...demandOpenSession(db, session),
    updateVisibility(db, profile.seaman.id, chosen),
    ...followVisibility(services, { ...profile.seaman, ...chosen }, profile.kept),
  ])
  return chosen
}

/** Creates missing and outdated cards; the rest is left to the next run. */
export async function refreshCrewCards(services: Needs<'db' | 'cvs' | 'clock'>): Promise<void> {
  const { db, clock } = services
  const written = clock() - WRITTEN_AFTER
  const due = await findDueCards(db, written, MAX_REFRESH)
  const stale = await findStaleCards(db, toPlainDate(clock()), MAX_REFRESH)
  for (const seamanId of new Set([...due, ...stale])) {
    const profile = await findCrewProfile(services, seamanId)
    if (!profile) continue
    const { seaman, kept } = profile
    if (!kept) {
      await runBatch(db, [makeCardLater(db, seamanId, clock() + DAY)])
      continue
    }
    const statements = due.includes(seamanId)
      ? createProjection(crewProjection, services, seaman, kept)
      : describeForCrewList(services, seaman, kept)
    await runBatch(db, [...statements, settleCv(db, seamanId, written)])
  }
}
