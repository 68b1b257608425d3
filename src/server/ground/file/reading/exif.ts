import { textAt, viewOf } from './parts.ts'

const ORIENTATION = 0x0112
const ENTRY_BYTES = 12

/** How to bring a picture upright: first rotate clockwise, then mirror horizontally. */
export type Turn = { rotate: 0 | 90 | 180 | 270; isMirrored: boolean }

const UPRIGHT: Turn = { rotate: 0, isMirrored: false }
/** By the EXIF orientation. */
const TURNS: Readonly<Record<number, Turn>> = {
  1: UPRIGHT,
  2: { rotate: 0, isMirrored: true },
  3: { rotate: 180, isMirrored: false },
  4: { rotate: 180, isMirrored: true },
  5: { rotate: 90, isMirrored: true },
  6: { rotate: 90, isMirrored: false },
  7: { rotate: 270, isMirrored: true },
  8: { rotate: 270, isMirrored: false },
}

/** Returns the orientation of the camera; upright if EXIF cannot be read. */
export function readTurn(exif: Uint8Array | undefined): Turn {
  if (!exif || exif.length < 14) return UPRIGHT
  const view = viewOf(exif)
  const isLittle = textAt(exif, 0, 2) === 'II'
  const table = view.getUint32(4, isLittle)
  if (table + 2 > exif.length) return UPRIGHT
  const entries = view.getUint16(table, isLittle)
  for (let entry = 0, at = table + 2; entry < entries && at + ENTRY_BYTES <= exif.length; entry += 1) {
    if (view.getUint16(at, isLittle) === ORIENTATION) return TURNS[view.getUint16(at + 8, isLittle)] ?? UPRIGHT
    at += ENTRY_BYTES
  }
  return UPRIGHT
}
