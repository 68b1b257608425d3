const MARKS = /\p{M}/gu
const NO_LETTER = /[^\p{L}\p{N}]+/u

const wordsOf = (name: string): string[] =>
  name.normalize('NFKD').replace(MARKS, '').toLowerCase().split(NO_LETTER).filter(Boolean)

const isSameWord = (one: string, other: string): boolean =>
  one === other || (one.length === 1 && other.startsWith(one)) || (other.length === 1 && one.startsWith(other))

/**
 * Whether two names can be those of one person: each word of the shorter name is a word of the other, or its initial, in any order. Banks leave
 * out accents and second names.
 */
export function isSamePayer(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length)
  const left = [...many]
  const isFound = few.every((word) => {
    const at = left.findIndex((each) => isSameWord(each, word))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  return few.length > 0 && isFound && few.some((word) => word.length > 1)
}
