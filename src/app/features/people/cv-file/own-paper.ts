import { readSaved } from '#src/app/seaman-profile.ts'
import type { SeamanProfile } from '#src/contract/seaman/schemas.ts'
import type { Evidence } from '#src/domain/cv/evidence.ts'
import { type Mask, maskCv, maskEvidence } from '#src/domain/cv/masks.ts'
import type { EvidenceById } from '#src/i18n/cv/evidence-words.ts'
import type { CvPaper } from '#src/i18n/cv/paper.ts'
import { writePaper } from '#src/i18n/cv/write-paper.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

function collectEvidence({ profileSeaman }: SeamanProfile, masks: readonly Mask[]): EvidenceById {
  const entries = profileSeaman.profileData.flatMap(({ experience, documents }) => [...experience, ...documents])
  return new Map(entries.map(({ id, evidence }) => [id, maskEvidence(evidence as Evidence, masks)]))
}

/** Returns the CV under the masks, as others see it. */
export const writeOwnPaper = (intl: AppIntl, profile: SeamanProfile, masks: readonly Mask[], now: number): CvPaper =>
  writePaper(intl, {
    cv: maskCv(readSaved(profile).cv, masks),
    evidence: collectEvidence(profile, masks),
    now,
  })
