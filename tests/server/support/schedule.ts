import type { TestServer } from './server-of.ts'

/** Everything that the schedule starts, and what follows it, one after the other, due or not. */
export async function runSchedule({ services, product }: Pick<TestServer, 'services' | 'product'>): Promise<void> {
  const jobs = [...product.jobs.values()]
  const follows = new Map(jobs.flatMap((job) => (job.next ? [[job.next, job]] : [])))
  for (const first of jobs.filter(({ name, every }) => every !== undefined && !follows.has(name)))
    for (let job = product.jobs.get(first.name); job; job = product.jobs.get(job.next ?? ''))
      await job.run(services, '')
}
