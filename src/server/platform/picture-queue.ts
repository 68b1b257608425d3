import type { Queue } from '@cloudflare/workers-types'
import type { PictureKind } from '../../contract/pictures.ts'

/** Messages carry names only: what is drawn is read when it is drawn. */
export type PictureMessage = { kind: PictureKind; subject: string }

export type PictureQueue = { send: (messages: readonly PictureMessage[]) => Promise<void> }

const BATCH_LIMIT = 100

export const createPictureQueue = (queue: Queue<PictureMessage>): PictureQueue => ({
  send: async (messages) => {
    for (let start = 0; start < messages.length; start += BATCH_LIMIT)
      await queue.sendBatch(messages.slice(start, start + BATCH_LIMIT).map((body) => ({ body })))
  },
})
