import { type Cv, createFirstCv } from '#src/domain/cv/cv.ts'
import type { KeptCv } from '#src/server/platform/cv-store.ts'
import type { SeamanRow } from '../seaman.tables.ts'

type PersonColumns = Pick<SeamanRow, 'firstname' | 'surname' | 'citizenship' | 'positionMain' | 'positionSecond'>

/** A CV as it is under its version. */
export type VersionedCv = { version: number; cv: Cv }

/** The CV of a seafarer: what is kept, or before anything was written the one that the role began with. */
export const wholeCv = (seaman: PersonColumns, { cv }: Pick<KeptCv, 'cv'>): Cv => {
  if (cv) return cv
  const { firstname, surname, citizenship, positionMain, positionSecond } = seaman
  return createFirstCv({ firstname, surname, citizenship, positionMain, positionSecond })
}
