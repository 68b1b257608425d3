import type { CvListName, CvPartName } from '../cv/cv.ts'
import type { Place } from './rows.ts'

/** What a value was read from. */
export type Source = { text: string; place: Place | null }

/** One value of a field, as the CV would hold it. Only what is sure is proposed without a question. */
export type Found = { value: unknown; isSure: boolean; source: Source }

/** Values of the fields of a part, or of one entry of a list, by their names. */
export type FoundFields = Readonly<Record<string, Found>>

export type FoundParts = Readonly<Record<CvPartName, FoundFields>>
export type FoundLists = Readonly<Record<CvListName, readonly FoundFields[]>>

/** All that was found in a document, in its order. */
export type Reading = FoundParts & FoundLists

export const countFound = (reading: Reading): number =>
  [
    reading.profileData,
    reading.contact,
    reading.biometric,
    reading.kin,
    ...reading.experience,
    ...reading.documents,
  ].reduce((total, fields) => total + Object.keys(fields).length, 0)
