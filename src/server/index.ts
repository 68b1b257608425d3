import { WorkerEntrypoint } from 'cloudflare:workers'
import type { ExportedHandler } from '@cloudflare/workers-types'
import { createApp } from './app.ts'
import { consumeJobs } from './ground/job/job.queue.ts'
import { queueDueJobs } from './ground/job/schedule.usecases.ts'
import type { Bindings } from './platform/bindings.ts'
import type { JobMessage } from './platform/job-queue.ts'
import { createServices, type Services } from './platform/services.ts'
import { PRODUCT } from './product.ts'

/** For local runs, in which only the edge Worker's schedule can be called and a queue ends with its process. */
export class Schedule extends WorkerEntrypoint<Bindings> {
  run(): Promise<void> {
    const { services, since } = prepare(this.env)
    return queueDueJobs(services, PRODUCT.jobs, since - 1)
  }
}

export { AccountSockets } from './objects/account-sockets.ts'
export { RateLimiter } from './objects/rate-limiter.ts'

type Ready = { since: number; services: Services; app: ReturnType<typeof createApp> }

let ready: Ready | undefined

/** Created once per isolate. */
function prepare(env: Bindings): Ready {
  if (!ready) {
    const services = createServices(env)
    ready = { since: services.clock(), services, app: createApp(services, PRODUCT.endpoints) }
  }
  return ready
}

export default {
  fetch: (request, env, ctx) => prepare(env).app.fetch(request as never, env, ctx as never) as never,
  queue: (batch, env) => consumeJobs(prepare(env).services, PRODUCT.jobs, batch),
  scheduled: (_, env) => queueDueJobs(prepare(env).services, PRODUCT.jobs),
} satisfies ExportedHandler<Bindings, JobMessage>
