import { strFromU8, strToU8, unzlibSync, zlibSync } from 'fflate'
import type { Cv } from '#src/contract/cv/cv.ts'
import { readCv, writeCv } from '#src/contract/cv/cv-text.ts'

const BRACE = 0x7b

export const packText = (text: string): Uint8Array => zlibSync(strToU8(text), { level: 9 })

/** What a migration has written is the text as it is. */
export const unpackText = (stored: Uint8Array): string => strFromU8(stored[0] === BRACE ? stored : unzlibSync(stored))

/** A CV as it is stored: one text, packed. */
export const packCv = (cv: Cv): Uint8Array => packText(writeCv(cv))

export const unpackCv = (stored: Uint8Array): Cv => readCv(unpackText(stored))
