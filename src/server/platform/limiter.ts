import { LIMITS, type Limit, type LimitName, type PaceName } from '#src/contract/http/limits.ts'
import { SECOND } from '#src/domain/time.ts'
import type { LimitPolicy } from '../objects/attempts.ts'
import type { DistinctPolicy, Room } from '../objects/distinct-counter.ts'
import type { Walk } from '../objects/walks.ts'
import { hashText } from './crypto.ts'
import { Failure } from './failure.ts'

type Taken = { attempt: number } | { wait: number }

type LimiterObject = {
  take: (policy: LimitPolicy, now: number) => Promise<Taken>
  takeThings: (policy: DistinctPolicy, things: readonly string[], now: number, isGiven: boolean) => Promise<number>
  takeWalk: (policy: DistinctPolicy, walk: Walk) => Promise<Room>
  forgive: (attempt: number) => Promise<void>
  clear: () => Promise<void>
  forget: () => Promise<void>
}

export type LimiterNamespace = { idFromName: (name: string) => unknown; get: (id: unknown) => LimiterObject }

/** An allowed attempt: it counts as a failure until it is forgiven. */
export type Attempt = { forgive: () => Promise<void>; clear: () => Promise<void> }

export type Limiter = {
  /** Allows an attempt, or throws the error of the limit with the seconds to wait. */
  take: (limit: PaceName, subject: string, now: number) => Promise<Attempt>
  /** Deletes the counts of a subject whose account was erased. */
  forget: (limit: LimitName, subject: string) => Promise<void>
}

export const findObject = (namespace: LimiterNamespace, limit: LimitName, subject: string): LimiterObject =>
  namespace.get(namespace.idFromName(`${limit}:${hashText(subject)}`))

/** Whether the limit counts by network, which many people share; all others count by account, address or object. */
export const isOfNetwork = (limit: LimitName): boolean => limit.endsWith('-address')

/** Limits that a test run multiplies: many people share a network, and one admin does the work of many. */
const isMultiplied = (limit: LimitName): boolean => isOfNetwork(limit) || limit === 'write-account'

/** @param factor multiplies the limits of a network, and the one of all writes of an account. */
export const createLimiter = (namespace: LimiterNamespace, factor = 1): Limiter => ({
  take: async (limit, subject, now) => {
    const object = findObject(namespace, limit, subject)
    const { refusal = 'too-many-requests', ...policy }: Limit = LIMITS[limit]
    const free = isMultiplied(limit) ? policy.free * factor : policy.free
    const taken = await object.take({ ...policy, free }, now)
    if ('wait' in taken) throw new Failure(refusal, { retryAfter: Math.ceil(taken.wait / SECOND) })
    return { forgive: () => object.forgive(taken.attempt), clear: () => object.clear() }
  },
  forget: (limit, subject) => findObject(namespace, limit, subject).forget(),
})
