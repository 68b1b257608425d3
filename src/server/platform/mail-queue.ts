import type { Queue } from '@cloudflare/workers-types'

/** Messages carry ids only: what is mailed is read when it is sent. */
export type MailMessage = { outboxId: string }

export type MailQueue = { send: (outboxIds: readonly string[]) => Promise<void> }

const BATCH_LIMIT = 100

export const createMailQueue = (queue: Queue<MailMessage>): MailQueue => ({
  send: async (outboxIds) => {
    for (let start = 0; start < outboxIds.length; start += BATCH_LIMIT) {
      await queue.sendBatch(outboxIds.slice(start, start + BATCH_LIMIT).map((outboxId) => ({ body: { outboxId } })))
    }
  },
})
