import { env } from 'cloudflare:test'
import type { D1PreparedStatement } from '@cloudflare/workers-types'

/** What the database takes in production. */
const MAX_BOUND = 100

let most = 0

/** The most values that a statement has bound so far. */
export const findMostBound = (): number => most

const prototype = Object.getPrototypeOf(env.DB.prepare('SELECT 1')) as D1PreparedStatement & { statement?: string }
const bind = prototype.bind

/** Every statement of every test: one that binds too much is named, whatever becomes of it. */
prototype.bind = function (this: typeof prototype, ...values: unknown[]) {
  most = Math.max(most, values.length)
  if (values.length > MAX_BOUND) throw new Error(`${values.length} values are bound by ${this.statement}`)
  return bind.apply(this, values)
}
