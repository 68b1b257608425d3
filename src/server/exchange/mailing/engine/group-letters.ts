import type { LetterRow } from './letter-rows.repository.ts'

/** A digest with more CVs is split. */
const MAX_IN_DIGEST = 40

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) => items.slice(part * size, (part + 1) * size))

/** One letter for each row, or for the rows of a digest; rows that were in a letter before stay in it. */
export function groupLetters(rows: readonly LetterRow[]): LetterRow[][] {
  const keyOf = ({ row }: LetterRow) => {
    const { letterId, frequency, organisationId, mailingId } = row
    if (letterId) return `letter ${letterId}`
    return frequency === 'each' ? `row ${mailingId} ${organisationId}` : `${frequency} ${organisationId}`
  }
  return [...Map.groupBy(rows, keyOf).values()].flatMap((group) => chunksOf(group, MAX_IN_DIGEST))
}
