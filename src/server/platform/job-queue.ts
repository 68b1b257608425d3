import type { Queue } from '@cloudflare/workers-types'

/**
 * Queues that do not wait for each other: mail is frequent and quick, letters are many, pictures need memory, other jobs may be slow.
 */
export type Lane = 'mail' | 'letters' | 'pictures' | 'jobs'

/** The name of a job and the id of its subject. The job reads everything else when it runs. */
export type JobMessage = { job: string; subject: string }

export type JobQueue = { send: (lane: Lane, messages: readonly JobMessage[]) => Promise<void> }

const MAX_BATCH = 100

export const createJobQueue = (queues: Record<Lane, Queue<JobMessage>>): JobQueue => ({
  send: async (lane, messages) => {
    for (let start = 0; start < messages.length; start += MAX_BATCH)
      await queues[lane].sendBatch(messages.slice(start, start + MAX_BATCH).map((body) => ({ body })))
  },
})
