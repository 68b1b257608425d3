/** Adjacent words, in points from the upper left corner; `y` is the baseline. */
export type Word = { text: string; x0: number; x1: number; y: number; size: number; isBackwards: boolean }

/** Words on one baseline. */
export type Line = { words: Word[]; y: number; size: number }

/** Returns words by line, from the top. */
export function listLines(words: readonly Word[]): Line[] {
  const lines: Line[] = []
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1)
    if (last && Math.abs(word.y - last.y) < Math.min(word.size, last.size) * 0.35) last.words.push(word)
    else lines.push({ words: [word], y: word.y, size: word.size })
  }
  return lines
}

/** Returns words of a line that are closer than columns. */
export function listSegments({ words }: Line): Word[][] {
  const segments: Word[][] = []
  for (const word of words.toSorted((one, other) => one.x0 - other.x0)) {
    const last = segments.at(-1)
    const end = last ? Math.max(...last.map(({ x1 }) => x1)) : 0
    if (last && word.x0 - end < word.size * 0.9) last.push(word)
    else segments.push([word])
  }
  return segments
}

/** A heading with letter spacing: "C O N TA C T". */
const SPACED = /^\p{Lu}{1,3}(?: \p{Lu}{1,3}){3,24}$/u

/** Joins words in reading order. */
export const joinWords = (words: readonly Word[], isBackwards = false): string => {
  const ordered = words.toSorted((one, other) => (isBackwards ? other.x0 - one.x0 : one.x0 - other.x0))
  let text = ''
  for (const [place, word] of ordered.entries()) {
    const before = ordered[place - 1]
    const gap = before ? (isBackwards ? before.x0 - word.x1 : word.x0 - before.x1) : 0
    text += (before && gap > word.size * 0.1 ? ' ' : '') + word.text
  }
  return SPACED.test(text) ? text.replaceAll(' ', '') : text
}
