import { createScheduledController, env } from 'cloudflare:test'
import worker from '#src/server/index.ts'
import { PRODUCT } from '#src/server/product.ts'

/** Milliseconds, well over what the queue takes to bring one job after another. */
const CALM = 4000

type Run = { job: string; queued_at: number | null; finished_at: number | null; failed_at: number | null }

/** Of jobs that only a test knows no queue tells the end. */
const isOver = ({ job, queued_at, finished_at, failed_at }: Run): boolean =>
  !PRODUCT.jobs.has(job) || (queued_at ?? 0) <= Math.max(finished_at ?? 0, failed_at ?? 0)

/** The Worker runs its schedule by its own queue. Until all of it has come it is waited for: the rest would meet the tests that follow, by the clock of today. */
export async function runByWorker(): Promise<void> {
  await worker.scheduled(createScheduledController(), env)
  let seen = ''
  for (let since = Date.now(); Date.now() - since < CALM; ) {
    await new Promise((done) => setTimeout(done, 200))
    const { results } = await env.DB.prepare('SELECT job, queued_at, finished_at, failed_at FROM job_run').all<Run>()
    const now = JSON.stringify(results)
    if (now !== seen || !results.every(isOver)) since = Date.now()
    seen = now
  }
}
