import type { MessageBatch } from '@cloudflare/workers-types'
import { logFailure } from '../../platform/log.ts'
import type { PictureMessage } from '../../platform/picture-queue.ts'
import type { Services } from '../../platform/services.ts'
import { refreshPicture } from './pictures.usecases.ts'

/** One picture after the other: each takes memory. One that fails comes back by itself when it is due again. */
export async function consumePictures(services: Services, batch: MessageBatch<PictureMessage>): Promise<void> {
  for (const message of batch.messages) {
    try {
      await refreshPicture(services, message.body)
      message.ack()
    } catch (error) {
      logFailure('picture not made', message.body.subject, error)
      message.retry()
    }
  }
}
