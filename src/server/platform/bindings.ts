import type { D1Database, ImagesBinding, Queue, R2Bucket, SendEmail } from '@cloudflare/workers-types'
import type { JobMessage } from './job-queue.ts'
import type { LimiterNamespace } from './limiter.ts'
import type { SocketsNamespace } from './live.ts'

/** The bindings of wrangler.toml. Only index.ts reads them. */
export type Bindings = {
  DB: D1Database
  MAIL_QUEUE: Queue<JobMessage>
  LETTER_QUEUE: Queue<JobMessage>
  PICTURE_QUEUE: Queue<JobMessage>
  JOB_QUEUE: Queue<JobMessage>
  /** Public pictures; all of them are public or can be recreated. */
  PICTURES: R2Bucket
  /** Private files, and copies of personal data until they are downloaded. */
  FILES: R2Bucket
  IMAGES: ImagesBinding
  RATE_LIMITER: LimiterNamespace
  ACCOUNT_SOCKETS: SocketsNamespace
  /** Production only. */
  SEND_EMAIL?: SendEmail
  PRODUCT_NAME: string
  ORIGIN: string
  CSRF_KEY: string
  DEVICE_KEY?: string
  LIMIT_FACTOR?: string
  /** `on` uses a cheap password hash without protection; only for a local origin. */
  CHEAP_PASSWORDS?: string
  DEV_MAIL: string
  MAIL_FROM: string
  /** `local`, `cloudflare` or `ses`. */
  MAIL_ACCOUNT_PROVIDER?: string
  /** `local`, `ses` or empty: letters wait. */
  MAIL_SUBSCRIBED_PROVIDER?: string
  MAIL_SUBSCRIBED_FROM?: string
  /** The account at Amazon SES: `readSesSettings` reads it. The keys are secrets. */
  SES_REGION?: string
  SES_CONFIGURATION_SET?: string
  SES_TOPIC?: string
  SES_ACCESS_KEY_ID?: string
  SES_SECRET_ACCESS_KEY?: string
  ADMIN_TWO_STEP?: string
  PASSKEY_DOMAIN?: string
  /** `on` asks a public service whether a new password was leaked; five characters of its hash are sent. */
  LEAKED_PASSWORDS?: string
  COMPANY_NAME?: string
  CONTACT_EMAIL?: string
  CONTACT_PHONE?: string
  CONTACT_ADDRESS?: string
  CONTACT_MEETING?: string
  /** JSON list of sign-in providers; contains secrets. */
  SOCIAL_PROVIDERS?: string
  /** Parent domain of the cookie that carries a pending sign-up. */
  COOKIE_DOMAIN?: string
  /** Shared with the edge when it calls this Worker over the network (SERVER_ORIGIN) instead of the binding. */
  EDGE_SECRET?: string
  /** JSON list of the bank accounts to which balances are paid. */
  BANK_ACCOUNTS?: string
  /** JSON: who sells, as documents about money name it. */
  SELLER?: string
  /** The most that a balance may reach by payments, in US dollars. */
  BALANCE_CAP?: string
  MAILING_QUOTA?: string
  /** For how many friends a seafarer receives a bonus in a calendar month. */
  BONUS_FRIENDS?: string
  /** Keys of the account at Stripe: secrets, which `readStripeSettings` reads. */
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRETS?: string
  STRIPE_CURRENCIES?: string
  /** A stand-in for Stripe on this machine. */
  STRIPE_API_BASE?: string
}
