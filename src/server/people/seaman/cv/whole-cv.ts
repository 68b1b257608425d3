import { type Cv, createFirstCv } from '#src/domain/cv/cv.ts'
import type { KeptCv } from '#src/server/platform/cv-store.ts'
import type { SeamanRow } from '../seaman.tables.ts'

type PersonColumns = Pick<SeamanRow, 'firstname' | 'surname' | 'citizenship' | 'positionMain' | 'positionSecond'>

/** A CV with its version. */
export type VersionedCv = { version: number; cv: Cv }

/** Returns the CV of a seafarer: the stored one, or the initial one of the role. */
export const wholeCv = (seaman: PersonColumns, { cv }: Pick<KeptCv, 'cv'>): Cv => {
  if (cv) return cv
  const { firstname, surname, citizenship, positionMain, positionSecond } = seaman
  return createFirstCv({ firstname, surname, citizenship, positionMain, positionSecond })
}
