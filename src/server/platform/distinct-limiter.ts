import type { ErrorCode } from '#src/contract/http/errors.ts'
import { DISTINCT_LIMITS, type DistinctName } from '#src/contract/http/limits.ts'
import { SECOND } from '#src/domain/time.ts'
import type { DistinctPolicy } from '../objects/distinct-counter.ts'
import type { Walk } from '../objects/walks.ts'
import { hashText } from './crypto.ts'
import { Failure } from './failure.ts'
import { findObject, isOfNetwork, type LimiterNamespace } from './limiter.ts'

export type DistinctLimiter = {
  /**
   * Lets a subject look at things, all of them or none, or throws the refusal of the limit with the seconds to wait.
   * With `isGiven` they are its own already: they count, and are never refused.
   */
  take: (
    limit: DistinctName,
    subject: string,
    looked: { things: readonly string[]; now: number; isGiven?: boolean },
  ) => Promise<void>
  /** Counts what an account looks at among all accounts of a place. `noticed` are held together from now on; `refusal` is for who asks. */
  walk: (limit: DistinctName, place: string, walk: Walk) => Promise<{ noticed: string[]; refusal?: Failure }>
}

const THING_LENGTH = 16

/** What counts needs no names. */
const shorten = (thing: string): string => hashText(thing).slice(0, THING_LENGTH)

const refuse = (refusal: ErrorCode, wait: number): Failure =>
  new Failure(refusal, { retryAfter: Math.ceil(wait / SECOND) })

/** @param factor how many times more one network may do, where far more people than usual share one. */
export function createDistinctLimiter(namespace: LimiterNamespace, factor = 1): DistinctLimiter {
  const policyOf = (limit: DistinctName): DistinctPolicy => {
    const { window, distinct } = DISTINCT_LIMITS[limit]
    return { window, distinct: isOfNetwork(limit) ? distinct * factor : distinct }
  }
  return {
    take: async (limit, subject, { things, now, isGiven = false }) => {
      const object = findObject(namespace, limit, subject)
      const wait = await object.takeThings(policyOf(limit), things.map(shorten), now, isGiven)
      if (wait > 0) throw refuse(DISTINCT_LIMITS[limit].refusal, wait)
    },
    walk: async (limit, place, walk) => {
      const object = findObject(namespace, limit, place)
      const { wait, noticed } = await object.takeWalk(policyOf(limit), { ...walk, thing: shorten(walk.thing) })
      return { noticed, ...(wait > 0 && { refusal: refuse(DISTINCT_LIMITS[limit].refusal, wait) }) }
    },
  }
}
