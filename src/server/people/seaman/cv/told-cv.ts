import type { SharedCvContent } from '#src/contract/share/schemas.ts'
import { CV_LISTS, CV_PARTS, type Cv, type CvListName, type CvPartName } from '#src/domain/cv/cv.ts'
import { listFilled } from '#src/domain/cv/cv-text.ts'
import type { Evidence } from '#src/domain/cv/evidence.ts'
import { addEvidence, type Found } from '../evidence.ts'

/** A CV with its evidence, and what a reader sees of both. */
type ReadCv = { whole: Cv; shown: Cv; found: readonly Found[]; showEvidence: (evidence: Evidence) => Evidence }

/** Returns the filled values that a reader sees, without names of other fields. Evidence is that of the whole entries. */
export function tellCv({ whole, shown, found, showEvidence }: ReadCv): SharedCvContent {
  const list = (name: CvListName) =>
    addEvidence<{ id: string }>(name, whole[name], found).map(({ evidence }, place) => ({
      ...listFilled(CV_LISTS[name], shown[name][place] as never),
      id: String(place + 1),
      evidence: showEvidence(evidence),
    }))
  const part = (name: CvPartName) => listFilled(CV_PARTS[name], shown[name])
  return {
    profileData: part('profileData'),
    experience: list('experience'),
    documents: list('documents'),
    contact: part('contact'),
    biometric: part('biometric'),
    kin: part('kin'),
  }
}
