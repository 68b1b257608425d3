import type { ExportedHandler } from '@cloudflare/workers-types'
import type { Bindings } from '#src/server/platform/bindings.ts'
import type { JobMessage } from '#src/server/platform/job-queue.ts'

export { AccountSockets } from '#src/server/objects/account-sockets.ts'
export { CvKeeper } from '#src/server/objects/cv-keeper.ts'
export { RateLimiter } from '#src/server/objects/rate-limiter.ts'

/** The product's Worker. It loads on demand, because most tests need only its Durable Objects. */
const load = async () => (await import('#src/server/index.ts')).default

export default {
  fetch: async (request, env, context) => (await load()).fetch(request, env, context),
  queue: async (batch, env) => (await load()).queue(batch, env),
  scheduled: async (controller, env) => (await load()).scheduled(controller, env),
} satisfies ExportedHandler<Bindings, JobMessage>
