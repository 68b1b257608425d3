/** What the work gives, unless it takes longer than so many ms: then `late` is thrown, and the work continues unheard. */
export async function withDeadline<Given>(work: Promise<Given>, ms: number, late: () => Error): Promise<Given> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
