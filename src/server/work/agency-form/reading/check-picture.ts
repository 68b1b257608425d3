import { findFileType } from '#src/server/platform/file-signature.ts'
import { FormError } from './form-error.ts'

const RASTER = new Set(['png', 'jpg', 'gif'])
/** The signature ` EMF` and its offset in the header. */
const [EMF, EMF_AT] = [0x464d4520, 40]
/** Signatures of WMF: with the size of the drawing, in memory and on disk. */
const WMF = [0x9ac6cdd7, 0x00090001, 0x00090002]

function isDrawing(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readLong = (at: number) => (at + 4 <= bytes.byteLength ? view.getUint32(at, true) : 0)
  const isBitmap = bytes[0] === 0x42 && bytes[1] === 0x4d
  return isBitmap || (readLong(0) === 1 && readLong(EMF_AT) === EMF) || WMF.includes(readLong(0))
}

/** Rejects a picture that Word cannot read. Programs name PNG files `.jpg`, so any of the types is accepted. */
export function checkPicture(name: string, bytes: Uint8Array): void {
  if (!RASTER.has(findFileType(bytes) ?? '') && !isDrawing(bytes)) throw new FormError('pictures', { name })
}
