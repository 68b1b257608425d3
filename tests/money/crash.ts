import type { Around } from './database.ts'
import type { Random } from './random.ts'

/** The process ended, or its connection. */
export class Crash extends Error {}

/** Of a hundred calls: how many are preceded by a crash, and of how many the answer is lost. */
export type FaultRates = { read: number; write: number; queue: number; mail: number }

export const NO_FAULTS: FaultRates = { read: 0, write: 0, queue: 0, mail: 0 }

/** What runs one act: after a crash nothing of it happens any more, so whatever the act tries then fails too. */
export type Run = {
  around: Around
  isDead: () => boolean
  crashed: number
  call: <A>(rate: number, act: () => A) => Promise<A>
}

/** @param isShared whether other acts run meanwhile: each call then waits for some of theirs */
export function createRun(random: Random, rates: FaultRates, isShared: boolean): Run {
  let isDead = false
  const end = (why: string): never => {
    isDead = true
    throw new Crash(why)
  }
  const before = async (rate: number) => {
    if (isDead) throw new Crash('ended before')
    if (isShared) for (let turns = random.below(8); turns > 0; turns -= 1) await undefined
    if (isDead) throw new Crash('ended before')
    if (random.chance(rate / 100)) end('ended before the call')
  }
  const after = (rate: number) => {
    if (random.chance(rate / 100)) end('the answer was lost')
  }
  return {
    around: { before: (kind) => before(rates[kind]), after: (kind) => after(rates[kind]) },
    isDead: () => isDead,
    crashed: 0,
    call: async (rate, act) => {
      await before(rate)
      const answer = act()
      after(rate)
      return answer
    },
  }
}
