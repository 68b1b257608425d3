import { PART_PLACEHOLDERS, type PartPlaceholder } from '#src/contract/cms/cms.ts'

export type TextPart = { html: string } | { part: PartPlaceholder }

// In a text written from the right the name is set apart.
const ALONE = new RegExp(`<p>\\{(?:<bdi>)?(${PART_PLACEHOLDERS.join('|')})(?:</bdi>)?\\}</p>\\n?`)

/** A text in the order of its parts: what was written, and where a name is alone on a line, the part that it stands for. */
export const splitParts = (html: string): TextPart[] =>
  html
    .split(ALONE)
    .map((piece, index) => (index % 2 === 0 ? { html: piece } : { part: piece as PartPlaceholder }))
    .filter((part) => 'part' in part || part.html !== '')
