import type { Queue } from '@cloudflare/workers-types'

/** Messages carry ids only: what the job works with is read when it runs. */
export type JobMessage = { job: 'export'; id: string }

export type JobQueue = { send: (message: JobMessage) => Promise<void> }

export const createJobQueue = (queue: Queue<JobMessage>): JobQueue => ({
  send: async (message) => {
    await queue.send(message)
  },
})
