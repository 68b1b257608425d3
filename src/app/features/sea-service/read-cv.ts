import { type Cv, createDocument, createExperience } from '#src/contract/cv/cv.ts'
import { createBlanks } from '#src/contract/cv/fields.ts'
import { PROFILE_FIELDS } from '#src/contract/cv/parts.ts'
import type { SeamanProfile } from '#src/contract/schemas/account.ts'

export type SeaCv = Pick<Cv, 'profileData' | 'experience' | 'documents'>

/** What the profile tells of the CV. A field that it does not name is one in which nothing was told. */
export function readCv(profile: SeamanProfile): SeaCv {
  const [data] = profile.profileSeaman.profileData
  if (!data) throw new Error('A seaman without profile data')
  const { experience, documents, ...profileData } = data as unknown as Cv['profileData'] & Omit<SeaCv, 'profileData'>
  return {
    profileData: { ...createBlanks(PROFILE_FIELDS), ...profileData },
    experience: experience.map((entry, place) => ({ ...createExperience(String(place)), ...entry })),
    documents: documents.map((document, place) => createDocument(document.id ?? String(place), document)),
  }
}
