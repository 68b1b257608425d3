import type { Cv } from '#src/domain/cv/cv.ts'
import { nameOf, toCode } from '#src/server/people/seaman/person-digests.ts'

/** Shorter numbers are not unique. */
const MIN_NUMBER = 5

const numbersOf = ({ documents }: Cv): string[] =>
  documents.map(({ number }) => toCode(number)).filter((code) => code.length >= MIN_NUMBER)

/** Whether two CVs describe one person: by a number of a document, or by name and date of birth. */
export function isSamePerson(one: Cv, other: Cv): boolean {
  const known = new Set(numbersOf(one))
  const name = nameOf(one)
  return numbersOf(other).some((code) => known.has(code)) || (name !== undefined && name === nameOf(other))
}
