import { showToCompany, type Viewer } from '#src/domain/application/shown-cv.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { listEvidence } from '#src/server/people/seaman/evidence.repository.ts'
import type { Found } from '#src/server/people/seaman/evidence.ts'
import { privacyOf } from '#src/server/people/seaman/privacy.ts'
import { findSeaman } from '#src/server/people/seaman/seaman.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { ReviewRow } from './review.repository.ts'

/** The CV of today, and what the agency sees of it: as much as of an application. */
export type ShownCv = { whole: Cv; shown: Cv; found: readonly Found[]; viewer: Viewer }

/** Reads the CV of a link. Throws `not-found` if the profile was deleted meanwhile. */
export async function readShownCv(
  { db, cvs }: Needs<'db' | 'cvs'>,
  { seamanId, isVerified }: ReviewRow,
): Promise<ShownCv> {
  const [seaman, kept, found] = await Promise.all([
    findSeaman(db, seamanId),
    cvs.get(seamanId),
    listEvidence(db, seamanId),
  ])
  if (!seaman) throw new Failure('not-found')
  const whole = wholeCv(seaman, kept)
  const viewer = { verified: isVerified, privacy: privacyOf(seaman) }
  return { whole, shown: showToCompany(whole, viewer), found, viewer }
}
