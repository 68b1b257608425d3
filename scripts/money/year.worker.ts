import './virtual-messages.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { simulate as Simulate } from '#tests/money/simulate.ts'

/** `kept`: the seeds whose books are returned. */
export type YearTask = { seeds: string[]; kept: ReadonlySet<string>; acts: number; schema: Uint8Array }
export type Year = Omit<Awaited<ReturnType<typeof Simulate>>, 'bytes'> & { seed: string; bytes: Uint8Array | undefined }

// Loaded after the texts can be.
const { simulate } = await import('#tests/money/simulate.ts')
const { seeds, kept, acts, schema } = workerData as YearTask

for (const seed of seeds) {
  const { bytes, ...year } = await simulate(seed, { acts, schema })
  parentPort?.postMessage({ ...year, seed, bytes: kept.has(seed) ? bytes : undefined } satisfies Year)
}
