/** Words that stand together, in points from the upper left corner of the page; `y` is their base line. */
export type Word = { text: string; x0: number; x1: number; y: number; size: number; isBackwards: boolean }

/** Words on one base line. */
export type Line = { words: Word[]; y: number; size: number }

/** Words line by line, from the top. */
export function listLines(words: readonly Word[]): Line[] {
  const lines: Line[] = []
  for (const word of words.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1)
    if (last && Math.abs(word.y - last.y) < Math.min(word.size, last.size) * 0.35) last.words.push(word)
    else lines.push({ words: [word], y: word.y, size: word.size })
  }
  return lines
}

/** Words of a line that stand closer than columns do. */
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
