/** Returns the result of the work, or throws `late` after the given ms. The work itself is not cancelled. */
export async function withDeadline<Given>(work: Promise<Given>, ms: number, late: () => Error): Promise<Given> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(late()), ms)
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
