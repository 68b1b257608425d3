import type { JobMessage, Lane } from '#src/server/platform/job-queue.ts'
import type { Services } from '#src/server/platform/services.ts'

/** Work that a queue message starts; the sender knows only its name and lane. */
export type Job = {
  name: string
  lane: Lane
  /** Idempotent, also for concurrent runs. Throws if it should be retried. */
  run: (services: Services, subject: string) => Promise<unknown>
  /** Seconds after which a run counts as failed. */
  deadline: number
  /** Times that a message is tried before it is given up; at most what the queue itself delivers. */
  attempts: number
  /** What is left to do once it was given up. */
  giveUp?: (services: Services, subject: string) => Promise<unknown>
  /** Minutes between two runs, where the schedule starts it; 0 is every run of the schedule. It then has no subject. */
  every?: number
  /** A job of the schedule that builds on what this one leaves: started when this one is done, or given up. */
  next?: string
}

const MINUTES = 60

const SCHEDULED = { lane: 'jobs', deadline: 5 * MINUTES, attempts: 3 } as const

type Scheduled = Pick<Job, 'name' | 'every' | 'next'> &
  Partial<Pick<Job, 'lane'>> & { run: (services: Services) => Promise<unknown> }

/** A job that the schedule starts, or one that follows another of the schedule. */
export const scheduledJob = (job: Scheduled): Job => ({ ...SCHEDULED, ...job })

export const messageOf = (job: string, subject = ''): JobMessage => ({ job, subject })
