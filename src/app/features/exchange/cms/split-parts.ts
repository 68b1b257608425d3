import { PART_PLACEHOLDERS, type PartPlaceholder } from '#src/contract/cms/cms.ts'

export type TextPart = { html: string } | { part: PartPlaceholder }

// In right-to-left text the placeholder is isolated.
const ALONE = new RegExp(`<p>\\{(?:<bdi>)?(${PART_PLACEHOLDERS.join('|')})(?:</bdi>)?\\}</p>\\n?`)

/** Splits a text at placeholders that are alone on a line. */
export const splitParts = (html: string): TextPart[] =>
  html
    .split(ALONE)
    .map((piece, index) => (index % 2 === 0 ? { html: piece } : { part: piece as PartPlaceholder }))
    .filter((part) => 'part' in part || part.html !== '')
