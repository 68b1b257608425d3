import { expect, test } from 'vitest'
import { findFileType } from './file-signature.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const FTYP = '\0\0\0\x1cftyp'

test.each([
  ['jpg', '\xff\xd8\xff\xe1\0\x10Exif'],
  ['png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['gif', 'GIF89a\x01\0\x01\0'],
  ['gif', 'GIF87a\x01\0\x01\0'],
  ['webp', 'RIFF\x24\0\0\0WEBPVP8 '],
  ['avif', `${FTYP}avif\0\0\0\0avifmif1miaf`],
  ['avif', `${FTYP}mif1\0\0\0\0mif1avifmiaf`],
  ['avif', `${FTYP}avis\0\0\0\0msf1`],
  ['pdf', '%PDF-1.7\n'],
] as const)('a %s is told by its first bytes', (type, start) => {
  expect(findFileType(bytes(start))).toBe(type)
})

test.each([
  ['nothing', ''],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['a page', '<!doctype html>'],
  ['a page behind the sign of a PDF', '<script></script>%PDF-1.7'],
  ['an archive', 'PK\x03\x04'],
  ['a program', 'MZ\x90\0'],
  ['a film', `${FTYP}isom\0\0\0\0isommp41`],
  ['a picture of a telephone', `${FTYP}heic\0\0\0\0mif1heic`],
  ['a film whose version is the brand of a picture', `${FTYP}isomavifisommp41`],
  ['a film whose next box names the brand', '\0\0\0\x10ftypisom\0\0\0\0avif'],
  ['sound in the form of a picture', 'RIFF\x24\0\0\0WAVEfmt '],
  ['half a sign', '\x89PN'],
])('%s is of no type that is taken', (_, start) => {
  expect(findFileType(bytes(start))).toBeUndefined()
})
