import { foldText } from '../vocabulary/fold-text.ts'

const MARKS = /[^\p{L}\p{M}\p{N}/&+]+/gu

/** The comparable form of a label or a name: letters and digits, single spaces. */
export const foldLabel = (text: string): string =>
  foldText(text).replaceAll("'", '').replaceAll('№', 'no').replace(MARKS, ' ').trim()
