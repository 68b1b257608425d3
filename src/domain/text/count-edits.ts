/** How many characters must be added, removed or replaced to make one word the other. The work is the product of their lengths. */
export function countEdits(word: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let at = 1; at <= word.length; at += 1) {
    const next = [at]
    for (let place = 1; place <= other.length; place += 1) {
      const replaced = (row[place - 1] as number) + (word[at - 1] === other[place - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[place] as number) + 1, (next[place - 1] as number) + 1))
    }
    row = next
  }
  return row[other.length] as number
}
