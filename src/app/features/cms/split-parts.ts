import { PART_PLACEHOLDERS, type PartPlaceholder } from '../../../contract/cms.ts'

export type TextPart = { html: string } | { part: PartPlaceholder }

const ALONE = new RegExp(`<p>\\{(${PART_PLACEHOLDERS.join('|')})\\}</p>\\n?`)

/** A text in the order of its parts: what was written, and where a name stands alone on a line, the part that it stands for. */
export const splitParts = (html: string): TextPart[] =>
  html
    .split(ALONE)
    .map((piece, index) => (index % 2 === 0 ? { html: piece } : { part: piece as PartPlaceholder }))
    .filter((part) => 'part' in part || part.html !== '')
