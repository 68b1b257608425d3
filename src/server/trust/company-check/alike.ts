import { foldAlike } from '#src/domain/vocabulary/fold-alike.ts'

/** Common words of company names: legal forms and trades. */
const COMMON = new Set(
  (
    'ltd limited inc llc llp co corp company sa srl sl ab as oy ou bv nv gmbh ag kg sp zoo z o pt cv jsc ooo too pte pvt plc ' +
    'crew crewing manning marine maritime ship ships shipping management services agency group international the and'
  )
    .split(' ')
    .map(foldAlike),
)

const wordsOf = (name: string): string[] => foldAlike(name).match(/[\p{L}\p{M}\d]+/gu) ?? []

/** Returns the distinctive words of a name, or all if it has only common ones. */
export function keyOfName(name: string): string {
  const words = wordsOf(name)
  return words.filter((word) => !COMMON.has(word)).join('') || words.join('')
}

export const keyOfLicence = (number: string): string => wordsOf(number).join('')

/** Length from which a name may differ by one letter, and by two. */
const [ONE_OFF, TWO_OFF] = [7, 12]

const mayDiffer = (length: number): number => {
  if (length >= TWO_OFF) return 2
  return length >= ONE_OFF ? 1 : 0
}

/** Returns the edit distance of two texts. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let index = 1; index <= other.length; index += 1) {
      const changed = (row[index - 1] ?? 0) + (one[at - 1] === other[index - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[index] ?? 0) + 1, (next[index - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[other.length] ?? 0
}

/** Whether two name keys are easily confused. */
export function looksAlike(one: string, other: string): boolean {
  if (one === other) return one !== ''
  const most = mayDiffer(Math.min(one.length, other.length))
  return Math.abs(one.length - other.length) <= most && distance(one, other) <= most
}
