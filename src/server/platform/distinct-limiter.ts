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
   * Counts views of subjects, all of them or none. Throws the error of the limit with the seconds to wait. With `isGiven` they are counted and
   * never rejected.
   */
  take: (
    limit: DistinctName,
    subject: string,
    looked: { things: readonly string[]; now: number; isGiven?: boolean },
  ) => Promise<void>
  /** Counts a view among all accounts of a place. `noticed` accounts are limited as a group from now on; `refusal` is the error for the caller. */
  walk: (limit: DistinctName, place: string, walk: Walk) => Promise<{ noticed: string[]; refusal?: Failure }>
}

const THING_LENGTH = 16

/** Names are hashed; counting does not need them. */
const shorten = (thing: string): string => hashText(thing).slice(0, THING_LENGTH)

const refuse = (refusal: ErrorCode, wait: number): Failure =>
  new Failure(refusal, { retryAfter: Math.ceil(wait / SECOND) })

/** @param factor multiplies the limits of a network that far more people share than usual. */
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
