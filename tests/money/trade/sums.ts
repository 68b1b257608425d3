import type { Sums } from '#tests/support/stripe/books.ts'

export type { Sums }

/** Sums by name, 0 until something is added. */
export function keepSums() {
  const known = new Map<string, Sums>()
  return {
    names: () => known.keys(),
    of: (name: string): Sums => {
      const found = known.get(name) ?? { received: 0, refunded: 0, disputed: 0, fees: 0, net: 0 }
      known.set(name, found)
      return found
    },
  }
}
