import { createHash } from 'node:crypto'

/** Random choices that follow from a seed. */
export type Random = {
  /** From 0 to below 1. */
  next: () => number
  /** An integer from 0 to below `count`. */
  below: (count: number) => number
  chance: (probability: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item | undefined
  hex: (digits: number) => string
}

export const digestOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex')

/** sfc32: quick, and good enough for choices. Streams with different names are independent. */
export function createRandom(seed: string, stream: string): Random {
  const start = createHash('sha256').update(`${seed}/${stream}`).digest()
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => start.readInt32LE(at)) as [number, number, number, number]
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 2 ** 32
  }
  for (let round = 0; round < 12; round += 1) next()
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)],
    hex: (digits) => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  }
}
