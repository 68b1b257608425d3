import { Unzlib } from 'fflate'
import { type WorkBudget, WorkBudgetError } from '#src/server/platform/work-budget.ts'
import { joinBytes } from '../parts.ts'
import { RefusedPdf } from './refused-pdf.ts'

const PIECE = 16_384
/** How much may be read without a byte coming out: more than the longest block of zlib, which is given when it is whole. */
const MAX_SILENCE = 5 * PIECE

/** Spends each byte that comes in and each that comes out. Throws `RefusedPdf` for what is broken, cut off, or far longer than its content. */
export function inflatePack(packed: Uint8Array, budget: WorkBudget): Uint8Array {
  const parts: Uint8Array[] = []
  let silence = 0
  const stream = new Unzlib((part) => {
    budget.spend(part.byteLength)
    if (part.byteLength > 0) silence = 0
    parts.push(part)
  })
  for (let at = 0; at < packed.byteLength; at += PIECE) {
    const piece = packed.subarray(at, at + PIECE)
    budget.spend(piece.byteLength)
    silence += piece.byteLength
    // The library keeps what follows the last block, and copies it with each piece.
    if (silence > MAX_SILENCE) throw new RefusedPdf('A pack is longer than its content')
    try {
      stream.push(piece, at + PIECE >= packed.byteLength)
    } catch (error) {
      if (error instanceof WorkBudgetError) throw error
      throw new RefusedPdf('A pack is broken', { cause: error })
    }
  }
  return joinBytes(parts)
}
