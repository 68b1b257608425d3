import type { Cv } from '#src/domain/cv/cv.ts'
import { readCv, writeCv } from '#src/domain/cv/cv-text.ts'
import { packDocument, unpackDocument } from './stored-document.ts'

/** Packs a CV as it is stored: one compressed text. */
export const packCv = (cv: Cv): Uint8Array => packDocument('cv', writeCv(cv))

export const unpackCv = (stored: Uint8Array): Cv => readCv(unpackDocument('cv', stored))
