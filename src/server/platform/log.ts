import { DrizzleQueryError } from 'drizzle-orm'

/** The query builder's message lists the parameters, which are people's data: addresses, names, hashes. */
const withoutValues = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? new Error(`Failed query: ${error.query}`, { cause: error.cause }) : error

/** One line for whoever looks after the product: what failed, for which request or id, and why. */
export function logFailure(what: string, about: string, error: unknown): void {
  console.error(what, about, withoutValues(error))
}
