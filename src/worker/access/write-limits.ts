import { DEVICE_COOKIE } from '#src/contract/http/constants.ts'
import { findNetwork } from '#src/contract/http/network.ts'
import { readDeviceMark } from './device-mark.ts'

/** The platform's counter: per data centre, not exact. */
export type RateLimitBinding = { limit: (options: { key: string }) => Promise<{ success: boolean }> }

export type WriteLimits = {
  /** Whether another write is allowed. */
  allow: (subject: { address: string | null; cookies: Readonly<Record<string, string>> }) => Promise<boolean>
}

type Options = {
  strangers: RateLimitBinding | undefined
  known: RateLimitBinding | undefined
  deviceKey: string | undefined
}

/**
 * Coarse limits of the edge, by network, because cookies can be invented. A network may be a whole ship: a browser in which someone signed in
 * has a wider limit of its own, so that others cannot block it. Only a cookie signed by the server counts; the edge cannot verify a session
 * cookie.
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
