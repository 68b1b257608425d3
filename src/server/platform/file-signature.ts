import type { FileType } from '#src/contract/file/file-types.ts'

/** Bytes that are needed to detect a type. */
export const SIGNATURE_BYTES = 64

const PNG = '\x89PNG\r\n\x1a\n'
const JPG = '\xff\xd8\xff'
/** The length of a brand in the first box, and of the bytes before the first brand. */
const [BRAND, BOX_HEAD] = [4, 8]

const asText = (bytes: Uint8Array): string => String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))

/** The first box lists brands: the major one, a version, then the compatible ones. */
function hasAvifBrand(text: string): boolean {
  const size = [...text.slice(0, 4)].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0)
  if (text.slice(4, BOX_HEAD) !== 'ftyp') return false
  for (let at = BOX_HEAD; at + BRAND <= Math.min(size, text.length); at += BRAND)
    if (at !== BOX_HEAD + BRAND && /^avi[fs]$/.test(text.slice(at, at + BRAND))) return true
  return false
}

const TYPES: readonly (readonly [type: FileType, isOf: (text: string) => boolean])[] = [
  ['jpg', (text) => text.startsWith(JPG)],
  ['png', (text) => text.startsWith(PNG)],
  ['gif', (text) => /^GIF8[79]a/.test(text)],
  ['webp', (text) => text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP'],
  ['avif', hasAvifBrand],
  ['pdf', (text) => text.startsWith('%PDF-')],
]

/** Returns the type by the first bytes of a file; undefined for types that are not accepted. */
export function findFileType(start: Uint8Array): FileType | undefined {
  const text = asText(start)
  return TYPES.find(([, isOf]) => isOf(text))?.[0]
}
