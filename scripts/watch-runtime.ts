import { get } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { ANSWERED, isDead, noteProbe } from './runtime-silence.ts'

const PAUSE = 2000
/** A runtime that is busy answers late: a question waits long before it counts as lost. */
const PATIENCE = 10_000

type Address = { host: string; port: number; path: string }

/** Whether anything comes back, by a connection of its own. */
const ask = (address: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ ...address, agent: false, signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      answer.resume()
      resolve(true)
    })
    request.once('error', () => resolve(false))
  })

/** Asks the runtime again and again; comes back when it has not answered for thirty seconds in which this process was awake. */
export async function watchRuntime(address: Address): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 100 })
  delay.enable()
  let silence = ANSWERED
  while (!isDead(silence)) {
    delay.reset()
    const begun = performance.now()
    await pause(PAUSE, undefined, { ref: false })
    const isAnswered = await ask(address)
    silence = noteProbe(silence, { isAnswered, took: performance.now() - begun, lag: delay.max / 1e6 })
  }
  delay.disable()
}
