const MASK = 0xffffffff

/** FNV-1a over the parts, so that every thing to make has a stream of its own and order does not matter. */
const hash = (parts: readonly (string | number)[]): number => {
  let state = 0x811c9dc5
  for (const character of parts.join('/')) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return state >>> 0
}

export type Random = ReturnType<typeof createRandom>

/** A seeded stream of choices (sfc32): the same parts give the same stream on every machine. */
export function createRandom(...parts: readonly (string | number)[]) {
  let a = hash(parts)
  let b = hash([...parts, 'b'])
  let c = hash([...parts, 'c'])
  let counter = 1
  const bits = (): number => {
    const sum = (a + b + counter) & MASK
    counter = (counter + 1) & MASK
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) & MASK
    c = ((c << 21) | (c >>> 11)) + sum
    c &= MASK
    return sum >>> 0
  }
  for (let turn = 0; turn < 12; turn += 1) bits()

  const fraction = () => bits() / 0x100000000
  const int = (from: number, to: number) => from + Math.floor(fraction() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(fraction() * list.length)] as T
  return {
    bits,
    fraction,
    /** A whole number between the two, both included. */
    int,
    chance: (probability: number) => fraction() < probability,
    pick,
    /** Different members of the list, in the list's order. */
    sample: <T>(list: readonly T[], count: number): T[] => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, list.length)) chosen.add(int(0, list.length - 1))
      return [...chosen].sort((first, second) => first - second).map((index) => list[index] as T)
    },
    weighted: <T>(rows: readonly (readonly [T, number])[]): T => {
      let rest = fraction() * rows.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of rows) {
        rest -= weight
        if (rest < 0) return value
      }
      return (rows.at(-1) as readonly [T, number])[0]
    },
    digits: (count: number) => Array.from({ length: count }, () => int(0, 9)).join(''),
  }
}
