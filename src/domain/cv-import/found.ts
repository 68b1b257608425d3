import type { CvListName, CvPartName } from '../cv/cv.ts'
import type { Place } from './rows.ts'

/** The source of a value. */
export type Source = { text: string; place: Place | null }

/** A found value in the CV's form. Only certain ones are proposed without a question. */
export type Found = { value: unknown; isSure: boolean; source: Source }

/** Values of a part or a list entry, by field name. */
export type FoundFields = Readonly<Record<string, Found>>

export type FoundParts = Readonly<Record<CvPartName, FoundFields>>
export type FoundLists = Readonly<Record<CvListName, readonly FoundFields[]>>

/** Everything found in a document, in order. */
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
