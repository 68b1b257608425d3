import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { migrate } from '#tests/money/database.ts'
import type { Year, YearTask } from './year.worker.ts'

const WORKER = new URL('./year.worker.ts', import.meta.url)

/** Simulates a year for each seed, on all cores. `onYear` is called as they end; the first ones have their books, and a year of cards. */
export async function simulateYears(
  seeds: readonly string[],
  { acts, books, trades }: { acts: number; books: number; trades: number },
  onYear: (year: Year) => void,
): Promise<void> {
  const schema = migrate()
  const [kept, traded] = [new Set(seeds.slice(0, books)), new Set(seeds.slice(0, trades))]
  const count = Math.min(availableParallelism(), seeds.length)
  const run = (part: number) =>
    new Promise<void>((resolve, reject) => {
      const workerData: YearTask = {
        seeds: seeds.filter((_, place) => place % count === part),
        kept,
        traded,
        acts,
        schema,
      }
      const worker = new Worker(WORKER, { workerData })
      worker.on('message', onYear)
      worker.on('error', reject)
      worker.on('exit', () => resolve())
    })
  await Promise.all(Array.from({ length: count }, (_, part) => run(part)))
}
