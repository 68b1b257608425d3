import { createRandom } from '#src/server/seed/random.ts'

/**
 * What goes wrong with a request. `…-before`: nothing was done; `…-after`: it was done. An `error` is a 500 that is saved with the key of
 * idempotency, `unavailable` a 503 and `rate-limit` a 429 that are not. After `die` the server is gone until it is restarted.
 */
export const FAULTS = [
  ...(['lose-request', 'lose-answer', 'hang-before', 'hang-after', 'die-before', 'die-after'] as const),
  ...(['error-before', 'error-after', 'unavailable', 'rate-limit'] as const),
] as const
export type Fault = (typeof FAULTS)[number]

export type Faults = ReturnType<typeof createFaults>

/** Faults that are planned for the next requests, and random ones by the seed. */
export function createFaults(seed: string) {
  const random = createRandom(seed, 'faults')
  let planned: { fault: Fault; on: string }[] = []
  let rates: Partial<Record<Fault, number>> = {}
  return {
    /** The next request whose method and path begin with `on` fails so. */
    plan: (fault: Fault, on = '') => {
      planned.push({ fault, on })
    },
    /** Every request fails with these probabilities. */
    setRates: (next: Partial<Record<Fault, number>>) => {
      rates = next
    },
    clear: () => {
      planned = []
      rates = {}
    },
    take: (request: string): Fault | undefined => {
      const next = planned.find(({ on }) => request.startsWith(on))
      if (next) {
        planned = planned.filter((each) => each !== next)
        return next.fault
      }
      return FAULTS.find((fault) => rates[fault] !== undefined && random.chance(rates[fault]))
    },
  }
}
