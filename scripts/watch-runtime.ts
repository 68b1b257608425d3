import { writeSync } from 'node:fs'
import { get } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ANSWERED, isDead, noteProbe, SILENT } from './runtime-silence.ts'

/**
 * Runs in its own thread, because the main thread can block on the runtime. Sends a message to the main thread when nothing has answered
 * for thirty seconds; kills the process when the main thread does not react.
 */
type Address = { host: string; port: number; path: string }

const PAUSE = 2000
/** A runtime that is busy answers late: a question waits long before it counts as lost. */
const PATIENCE = 10_000
const GRACE = 3000

/** Resolves to true when any answer arrives; uses a new connection. */
const ask = (address: Address): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ ...address, agent: false, signal: AbortSignal.timeout(PATIENCE) }, (answer) => {
      answer.resume()
      resolve(true)
    })
    request.once('error', () => resolve(false))
  })

async function waitForSilence(address: Address): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 100 })
  delay.enable()
  let silence = ANSWERED
  while (!isDead(silence)) {
    delay.reset()
    const begun = performance.now()
    await pause(PAUSE)
    const isAnswered = await ask(address)
    silence = noteProbe(silence, { isAnswered, took: performance.now() - begun, lag: delay.max / 1e6 })
  }
}

await waitForSilence(workerData as Address)
parentPort?.postMessage(SILENT)
await pause(GRACE)
// Its streams go through the other thread.
writeSync(2, `${SILENT}\n`)
process.kill(process.pid, 'SIGKILL')
