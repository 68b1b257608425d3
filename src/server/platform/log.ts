import { DrizzleQueryError } from 'drizzle-orm'

/** Characters. */
const MAX_DESCRIPTION = 300

/** The query builder puts parameters into its message, which are personal data: addresses, names, hashes. */
const withoutValues = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? new Error(`Failed query: ${error.query}`, { cause: error.cause }) : error

/** Returns a short description of an error without personal data. */
export function describeFailure(error: unknown): string {
  const bare = withoutValues(error)
  const texts: string[] = []
  for (let cause: unknown = bare; cause instanceof Error; cause = cause.cause) texts.push(cause.message)
  return (texts.join(': ') || String(bare)).slice(0, MAX_DESCRIPTION)
}

/** Logs one line for operators: what failed, for which request or id, and why. */
export function logFailure(what: string, about: string, error: unknown): void {
  console.error(what, about, withoutValues(error))
}
