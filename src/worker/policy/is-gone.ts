/** Statuses that say "try again", not "there is no such page". */
const PASSING: ReadonlySet<number> = new Set([408, 429])

/**
 * Whether an error says that a page does not exist (any more). Anything else, such as a server that fails or does not answer, says
 * nothing about the page.
 */
export function isGone(error: unknown): boolean {
  if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number') return false
  return error.status >= 400 && error.status < 500 && !PASSING.has(error.status)
}
