import { SESSION_COOKIE } from '../../contract/constants.ts'
import { findNetwork } from '../../contract/network.ts'

/** The platform's counter: per data centre, not exact. */
export type RateLimitBinding = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

export type WriteLimits = {
  /** Whether one more write may pass. */
  allow: (subject: { address: string | null; cookies: Readonly<Record<string, string>> }) => Promise<boolean>
}

const DEVICE_COOKIE = '__Host-device'
const KNOWN = [SESSION_COOKIE, DEVICE_COOKIE]

/**
 * The coarse limits of the edge count by network, since a cookie costs nothing to invent. Networks are shared by whole ships: a
 * browser in which somebody signed in has a wider count of its own, so that strangers on the same network do not stop it.
 */
export function createWriteLimits(
  strangers: RateLimitBinding | undefined,
  known: RateLimitBinding | undefined,
): WriteLimits {
  return {
    allow: async ({ address, cookies }) => {
      const counter = KNOWN.some((name) => cookies[name] !== undefined) ? known : strangers
      if (!counter || !address) return true
      return (await counter.limit({ key: findNetwork(address) })).success
    },
  }
}
