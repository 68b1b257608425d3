import { createScheduledController, env } from 'cloudflare:test'
import worker from '#src/server/index.ts'
import { PRODUCT } from '#src/server/product.ts'

/** Much longer than the queue takes to deliver the next job, ms. */
const CALM = 4000

type Run = { job: string; queued_at: number | null; finished_at: number | null; failed_at: number | null }

/** Whether a job has finished or failed. Jobs that exist only in a test are ignored: the queue never runs them. */
const isOver = ({ job, queued_at, finished_at, failed_at }: Run): boolean =>
  !PRODUCT.jobs.has(job) || (queued_at ?? 0) <= Math.max(finished_at ?? 0, failed_at ?? 0)

/** Runs the schedule through the Worker and its own queue, and waits for all jobs. Late jobs would run during the following tests, with the real clock. */
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
