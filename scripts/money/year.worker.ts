import './virtual-messages.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { simulate as Simulate } from '#tests/money/simulate.ts'

/** `kept`: the seeds whose books are returned. `traded`: those that have a year of cards, pay-backs and orders too. */
export type YearTask = {
  seeds: string[]
  kept: ReadonlySet<string>
  traded: ReadonlySet<string>
  acts: number
  schema: Uint8Array
}
export type Year = Omit<Awaited<ReturnType<typeof Simulate>>, 'bytes'> & {
  seed: string
  bytes: Uint8Array | undefined
  /** Acts of the year of cards, pay-backs and orders; 0 without one. */
  trades: number
}

// Loaded after the texts can be.
const { simulate } = await import('#tests/money/simulate.ts')
const { simulateTrade } = await import('#tests/money/trade/year.ts')
const { seeds, kept, traded, acts, schema } = workerData as YearTask

for (const seed of seeds) {
  const { bytes, ...year } = await simulate(seed, { acts, schema })
  const trade = traded.has(seed) ? await simulateTrade(seed, { acts, schema }) : undefined
  const findings = [...year.findings, ...(trade?.findings.map((one) => `cards, pay-backs and orders: ${one}`) ?? [])]
  const trades = trade?.figures.acts ?? 0
  parentPort?.postMessage({ ...year, findings, trades, seed, bytes: kept.has(seed) ? bytes : undefined } satisfies Year)
}
