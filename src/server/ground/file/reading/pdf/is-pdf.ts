import { textAt } from '../parts.ts'

/** Bytes that may follow the last words of a PDF; readers search no further. */
const TAIL = 2048

/** Whether the file begins and ends like a PDF. `active-pdf.ts` checks its content. */
export const isPdf = (bytes: Uint8Array): boolean =>
  /^%PDF-\d\.\d/.test(textAt(bytes, 0, 8)) &&
  textAt(bytes, Math.max(0, bytes.byteLength - TAIL), TAIL).includes('%%EOF')
