import type { Bindings } from './bindings.ts'
import { type Clock, systemClock } from './clock.ts'
import { createDatabase, type Database } from './database.ts'
import { type Ids, randomIds } from './ids.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { createMailQueue, type MailQueue } from './mail-queue.ts'
import { createCloudflareMailer, keepingMailer, type Mailer } from './mailer.ts'
import { createPasswordHasher, type PasswordHasher } from './passwords.ts'

export type Config = {
  productName: string
  /** Origins whose pages may send writes; the first is the base of links. */
  origins: readonly string[]
  csrfKey: string
  showsMail: boolean
  /** Empty where only the service binding leads here. */
  edgeSecret: string
}

/** Everything outside the code that use cases work with; made once, passed in. */
export type Services = {
  db: Database
  clock: Clock
  ids: Ids
  hasher: PasswordHasher
  limiter: Limiter
  mailQueue: MailQueue
  mailer: Mailer
  config: Config
}

const createMailer = (env: Bindings): Mailer =>
  env.SEND_EMAIL
    ? createCloudflareMailer(env.SEND_EMAIL, { email: env.MAIL_FROM, name: env.PRODUCT_NAME })
    : keepingMailer

export function createServices(env: Bindings, replaced: Partial<Services> = {}): Services {
  const origins = env.ORIGIN.split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  if (origins.length === 0)
    throw new Error('ORIGIN is empty: name the origin of the pages, such as http://localhost:8787')
  if (!env.CSRF_KEY) throw new Error('CSRF_KEY is missing: set it with `wrangler secret put CSRF_KEY`')
  return {
    db: createDatabase(env.DB),
    clock: systemClock,
    ids: randomIds,
    hasher: createPasswordHasher(),
    limiter: createLimiter(env.RATE_LIMITER),
    mailQueue: createMailQueue(env.MAIL_QUEUE),
    mailer: createMailer(env),
    config: {
      productName: env.PRODUCT_NAME,
      origins,
      csrfKey: env.CSRF_KEY,
      showsMail: env.DEV_MAIL === 'on',
      edgeSecret: env.EDGE_SECRET ?? '',
    },
    ...replaced,
  }
}
