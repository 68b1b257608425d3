import { type AppContext, readEdgeHeader } from './context.ts'

const REFERRAL = /^[\w-]{1,64}$/

/** Returns the id of the referral link of this browser, which the edge reads from a cookie. */
export function readReferral(c: AppContext): string | undefined {
  const id = readEdgeHeader(c, 'x-referral-id')
  return id !== undefined && REFERRAL.test(id) ? id : undefined
}
