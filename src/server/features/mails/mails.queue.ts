import type { MessageBatch } from '@cloudflare/workers-types'
import { logFailure } from '../../platform/log.ts'
import type { MailMessage } from '../../platform/mail-queue.ts'
import type { Services } from '../../platform/services.ts'
import { giveUpMail, sendMail } from './send-mail.usecases.ts'

const DEAD_QUEUE = /-dead$/
const RETRY_SECONDS = 30

/** Every message is answered for by itself: one mail that fails does not send the others again. */
export async function consumeMails(services: Services, batch: MessageBatch<MailMessage>): Promise<void> {
  const work = DEAD_QUEUE.test(batch.queue) ? giveUpMail : sendMail
  for (const message of batch.messages) {
    try {
      await work(services, message.body.outboxId)
      message.ack()
    } catch (error) {
      logFailure('mail not sent', message.body.outboxId, error)
      message.retry({ delaySeconds: RETRY_SECONDS * message.attempts })
    }
  }
}
