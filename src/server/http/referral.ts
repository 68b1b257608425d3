import { type AppContext, readEdgeHeader } from './context.ts'

const REFERRAL = /^[\w-]{1,64}$/

/** The id of the referral link that the browser came by, as the edge read it from its cookie. */
export function readReferral(c: AppContext): string | undefined {
  const id = readEdgeHeader(c, 'x-referral-id')
  return id !== undefined && REFERRAL.test(id) ? id : undefined
}
