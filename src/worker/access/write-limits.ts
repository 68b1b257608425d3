import { DEVICE_COOKIE } from '#src/contract/http/constants.ts'
import { findNetwork } from '#src/contract/http/network.ts'
import { readDeviceMark } from './device-mark.ts'

/** The platform's counter: per data centre, not exact. */
export type RateLimitBinding = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

export type WriteLimits = {
  /** Whether one more write may pass. */
  allow: (subject: { address: string | null; cookies: Readonly<Record<string, string>> }) => Promise<boolean>
}

type Options = {
  strangers: RateLimitBinding | undefined
  known: RateLimitBinding | undefined
  deviceKey: string | undefined
}

/**
 * The coarse limits of the edge count by network, since a cookie costs nothing to invent. Networks are shared by whole ships: a
 * browser in which someone signed in has a wider count of its own, so that strangers on the same network do not stop it. Only a
 * cookie that the server signed makes a browser known; a session cookie does not, as the edge cannot tell a real one.
 */
export function createWriteLimits({ strangers, known, deviceKey }: Options): WriteLimits {
  return {
    allow: async ({ address, cookies }) => {
      if (!address) return true
      const network = findNetwork(address)
      const device = deviceKey && readDeviceMark(deviceKey, cookies[DEVICE_COOKIE])
      const counter = device ? known : strangers
      if (!counter) return true
      return (await counter.limit({ key: device ? `${network} ${device}` : network })).success
    },
  }
}
