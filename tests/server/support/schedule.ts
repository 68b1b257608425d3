import { JOBS } from '#src/server/jobs.ts'
import type { Services } from '#src/server/platform/services.ts'

/** Everything that the schedule starts, and what follows it, one after the other, due or not. */
export async function runSchedule(services: Services): Promise<void> {
  const jobs = [...JOBS.values()]
  const follows = new Map(jobs.flatMap((job) => (job.next ? [[job.next, job]] : [])))
  for (const first of jobs.filter(({ name, every }) => every !== undefined && !follows.has(name)))
    for (let job = JOBS.get(first.name); job; job = JOBS.get(job.next ?? '')) await job.run(services, '')
}
