import { deflateSync, inflateSync } from 'node:zlib'
import type { Cv } from '#src/domain/cv/cv.ts'
import { readCv, writeCv } from '#src/domain/cv/cv-text.ts'

export const packText = (text: string): Uint8Array => new Uint8Array(deflateSync(text, { level: 9 }))

export const unpackText = (stored: Uint8Array): string => new TextDecoder().decode(inflateSync(stored))

/** A CV as it is stored: one text, packed. */
export const packCv = (cv: Cv): Uint8Array => packText(writeCv(cv))

export const unpackCv = (stored: Uint8Array): Cv => readCv(unpackText(stored))
