import { textAt } from '../parts.ts'

/** How far behind the last words of a PDF something may stand; readers look no further. */
const TAIL = 2048

/** Whether it begins and ends as a PDF does. What is in it is looked at apart by `active-pdf.ts`. */
export const isPdf = (bytes: Uint8Array): boolean =>
  /^%PDF-\d\.\d/.test(textAt(bytes, 0, 8)) &&
  textAt(bytes, Math.max(0, bytes.byteLength - TAIL), TAIL).includes('%%EOF')
