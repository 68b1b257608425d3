import './virtual-messages.ts'
import { parentPort, workerData } from 'node:worker_threads'
import type { simulate as Simulate } from '#tests/money/simulate.ts'

export type YearTask = { seeds: string[]; acts: number; schema: Uint8Array }
export type Year = Omit<Awaited<ReturnType<typeof Simulate>>, 'bytes'> & { seed: string; bytes: Uint8Array | undefined }

// Loaded after the texts can be.
const { simulate } = await import('#tests/money/simulate.ts')
const { seeds, acts, schema } = workerData as YearTask

for (const seed of seeds) parentPort?.postMessage({ seed, ...(await simulate(seed, { acts, schema })) } satisfies Year)
