import { WorkerEntrypoint } from 'cloudflare:workers'
import type { ExportedHandler, MessageBatch } from '@cloudflare/workers-types'
import { createApp } from './app.ts'
import { consumeMails } from './features/mails/mails.queue.ts'
import { consumePictures } from './features/pictures/pictures.queue.ts'
import { consumeJobs } from './features/rights/jobs.queue.ts'
import { runScheduledJobs } from './features/system/scheduled.usecases.ts'
import type { Bindings } from './platform/bindings.ts'
import type { JobMessage } from './platform/job-queue.ts'
import type { MailMessage } from './platform/mail-queue.ts'
import type { PictureMessage } from './platform/picture-queue.ts'
import { createServices, type Services } from './platform/services.ts'

/** For runs in which only the edge Worker's schedule can be called: on this machine. */
export class Schedule extends WorkerEntrypoint<Bindings> {
  run(): Promise<void> {
    return runScheduledJobs(prepare(this.env).services)
  }
}

export { AccountSockets } from './objects/account-sockets.ts'
export { RateLimiter } from './objects/rate-limiter.ts'

type Ready = { services: Services; app: ReturnType<typeof createApp> }

let ready: Ready | undefined

/** Made once per isolate. */
function prepare(env: Bindings): Ready {
  if (!ready) {
    const services = createServices(env)
    ready = { services, app: createApp(services) }
  }
  return ready
}

type Message = MailMessage | PictureMessage | JobMessage

/** Each queue has its own messages. */
function consume(services: Services, batch: MessageBatch<Message>): Promise<void> {
  if (batch.queue === 'gangway-jobs') return consumeJobs(services, batch as MessageBatch<JobMessage>)
  if (batch.queue === 'gangway-pictures') return consumePictures(services, batch as MessageBatch<PictureMessage>)
  return consumeMails(services, batch as MessageBatch<MailMessage>)
}

export default {
  fetch: (request, env, ctx) => prepare(env).app.fetch(request as never, env, ctx as never) as never,
  queue: (batch, env) => consume(prepare(env).services, batch),
  scheduled: (_, env) => runScheduledJobs(prepare(env).services),
} satisfies ExportedHandler<Bindings, Message>
