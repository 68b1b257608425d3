const LIMIT = 1000

/** Caches answers for up to a thousand keys: a list formats the same dates and amounts repeatedly. */
export const memoise = <Answer>(make: (key: string) => Answer): ((key: string) => Answer) => {
  const known = new Map<string, Answer>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    if (known.size >= LIMIT) known.clear()
    const fresh = make(key)
    known.set(key, fresh)
    return fresh
  }
}
