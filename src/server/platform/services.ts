import type { Contact } from '#src/contract/cms/schemas.ts'
import { CHANGES_HELD_FOR } from '#src/contract/inbox/inbox.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { type BankAccount, readBalanceCap, readBankAccounts } from './bank-accounts.ts'
import type { Bindings } from './bindings.ts'
import { readBonusFriends } from './bonus-friends.ts'
import { type Clock, systemClock } from './clock.ts'
import type { CvStore } from './cv-store.ts'
import { createD1CvStore } from './d1-cv-store.ts'
import { createDatabase, type Database } from './database.ts'
import { createDistinctLimiter, type DistinctLimiter } from './distinct-limiter.ts'
import { createFileStore, type FileStore } from './file-store.ts'
import { type Ids, randomIds } from './ids.ts'
import { createImages, type Images } from './images.ts'
import { createJobQueue, type JobQueue } from './job-queue.ts'
import { createKeys, type Keys } from './keys.ts'
import { createLeakedPasswords, type LeakedPasswords } from './leaked-passwords.ts'
import { createLimiter, type Limiter } from './limiter.ts'
import { createLive, type Live } from './live.ts'
import { createMailers } from './mail/create-mailers.ts'
import { type MailSettings, readMailSettings, type StreamSettings } from './mail/mail-settings.ts'
import type { Mailers, MailStream } from './mail/mailer.ts'
import type { SesSettings } from './mail/ses-settings.ts'
import { type MailingQuota, readMailingQuota } from './mailing-quota.ts'
import { CHEAP_COST, createPasswordHasher, type PasswordHasher } from './passwords.ts'
import { createPictureStore, type PictureStore } from './picture-store.ts'
import { createPublicWeb, type PublicWeb } from './public-fetch.ts'
import { type Rasteriser, rasterise } from './rasteriser.ts'
import { readSeller, type SellerConfig } from './seller.ts'
import { readSocialProviders, type SocialFetch, type SocialProvider } from './social-providers.ts'
import { readStripeSettings, type StripeSettings } from './stripe-settings.ts'

export type Config = {
  productName: string
  /** Origins whose pages may write; the first is the base of links. */
  origins: readonly string[]
  showsMail: boolean
  /** Whether every admin needs a passkey. */
  adminTwoStep: boolean
  /** The domain of passkeys; changing it makes all of them useless. */
  passkeyDomain: string
  /** Contact for readers; empty if there is none. */
  contact: Contact
  /** Parent domain of the cookie of a pending sign-up; empty for none. */
  cookieDomain: string
  /** Empty if the Worker is only reached by the service binding. */
  edgeSecret: string
  /** Where transfers are sent; a currency without an account cannot be transferred. */
  bankAccounts: readonly BankAccount[]
  /** Who sells, as documents name it; undefined if nothing is sold. */
  seller: SellerConfig | undefined
  /** The most that a balance may reach by payments, in US dollars. */
  balanceCap: Amount
  /** The mailings that cost nothing. */
  mailingQuota: MailingQuota
  /** For how many friends a seafarer receives a bonus in a calendar month. */
  bonusFriends: number
  /** Null without keys: cards are not offered then. */
  stripe: StripeSettings | null
  /** The provider and the sender of each stream of mail. */
  mail: Readonly<Record<MailStream, StreamSettings>>
  /** Null if no stream of mail uses it. */
  ses: SesSettings | null
}

/** Dependencies of use cases, created once and passed in. */
export type Services = {
  db: Database
  cvs: CvStore
  clock: Clock
  ids: Ids
  keys: Keys
  hasher: PasswordHasher
  /** Checks passwords against leaked ones. */
  leaks: LeakedPasswords
  limiter: Limiter
  /** Limits of different subjects viewed. */
  distinct: DistinctLimiter
  /** Sends to the open pages of an account. */
  live: Live
  mailers: Mailers
  jobQueue: JobQueue
  pictures: PictureStore
  files: FileStore
  rasterise: Rasteriser
  images: Images
  /** Fetches addresses that people enter. */
  web: PublicWeb
  /** Sign-in providers, and the fetch that calls them. */
  social: { providers: readonly SocialProvider[]; fetch: SocialFetch }
  /** Calls providers of payments and of mail, and DNS over HTTPS. */
  providerFetch: typeof fetch
  config: Config
  /** How long a request for changes is held, in ms. */
  heldFor: number
}

/** The services that a use case needs. */
export type Needs<Name extends keyof Services> = Pick<Services, Name>

const createLeaks = (env: Bindings): LeakedPasswords =>
  createLeakedPasswords(
    env.LEAKED_PASSWORDS === 'on' ? { fetch: (input, init) => fetch(input, init), agent: env.PRODUCT_NAME } : undefined,
  )

const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const LOCAL_SECRET = /^local-only/
const MIN_SECRET = 32

/** Signing needs a secret wherever others can reach the pages. */
function readSecret(name: string, secret: string | undefined, isLocal: boolean): string {
  if (!secret || (!isLocal && (LOCAL_SECRET.test(secret) || secret.length < MIN_SECRET)))
    throw new Error(`${name} must be a secret of ${MIN_SECRET} characters or more: \`wrangler secret put ${name}\``)
  return secret
}

const readContact = (env: Bindings): Contact => ({
  company: env.COMPANY_NAME || env.PRODUCT_NAME,
  email: env.CONTACT_EMAIL ?? '',
  phone: env.CONTACT_PHONE ?? '',
  address: env.CONTACT_ADDRESS ?? '',
  meeting: readWebAddress('CONTACT_MEETING', env.CONTACT_MEETING),
})

function readWebAddress(name: string, text = ''): string {
  if (text && URL.parse(text)?.protocol !== 'https:') throw new Error(`${name} is not an https address: ${text}`)
  return text
}

/** The domain of the first origin, unless a parent of it is configured. */
function readPasskeyDomain(domain: string | undefined, origins: readonly string[]): string {
  const host = new URL(origins[0] as string).hostname
  if (domain && host !== domain && !host.endsWith(`.${domain}`))
    throw new Error(`PASSKEY_DOMAIN must be the host of ORIGIN or a parent of it: ${domain}`)
  return domain || host
}

function readOrigins(text: string): string[] {
  const origins = text
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean)
  if (origins.length > 0) return origins
  throw new Error('ORIGIN is empty: name the origin of the pages, such as http://localhost:8787')
}

type Place = { origins: readonly string[]; isLocal: boolean; mail: MailSettings }

const createConfig = (env: Bindings, { origins, isLocal, mail }: Place): Config => ({
  productName: env.PRODUCT_NAME,
  origins,
  passkeyDomain: readPasskeyDomain(env.PASSKEY_DOMAIN, origins),
  adminTwoStep: env.ADMIN_TWO_STEP === 'on',
  showsMail: env.DEV_MAIL === 'on' && isLocal,
  contact: readContact(env),
  cookieDomain: env.COOKIE_DOMAIN ?? '',
  edgeSecret: env.EDGE_SECRET ?? '',
  bankAccounts: readBankAccounts(env.BANK_ACCOUNTS),
  seller: readSeller(env.SELLER, { isNeeded: (env.BANK_ACCOUNTS ?? '').trim() !== '' }),
  balanceCap: readBalanceCap(env.BALANCE_CAP),
  mailingQuota: readMailingQuota(env.MAILING_QUOTA),
  bonusFriends: readBonusFriends(env.BONUS_FRIENDS),
  stripe: readStripeSettings(env, { allowsLocal: isLocal }),
  ...{ mail: mail.streams, ses: mail.ses },
})

const createQueues = (env: Bindings): JobQueue =>
  createJobQueue({
    mail: env.MAIL_QUEUE,
    letters: env.LETTER_QUEUE,
    pictures: env.PICTURE_QUEUE,
    jobs: env.JOB_QUEUE,
  })

export function createServices(env: Bindings, replaced: Partial<Services> = {}): Services {
  const origins = readOrigins(env.ORIGIN)
  const isLocal = origins.every((origin) => LOCAL_ORIGIN.test(origin))
  const db = replaced.db ?? createDatabase(env.DB)
  const mail = readMailSettings(env, { isLocal, hasBinding: env.SEND_EMAIL !== undefined })
  const limitFactor = Number(env.LIMIT_FACTOR) || 1
  return {
    db,
    cvs: createD1CvStore(db),
    clock: systemClock,
    ids: randomIds,
    keys: createKeys({
      secret: readSecret('CSRF_KEY', env.CSRF_KEY, isLocal),
      // Empty if the edge does not mark browsers.
      deviceKey: env.DEVICE_KEY ? readSecret('DEVICE_KEY', env.DEVICE_KEY, isLocal) : '',
    }),
    hasher: createPasswordHasher(env.CHEAP_PASSWORDS === 'on' && isLocal ? CHEAP_COST : undefined),
    leaks: createLeaks(env),
    limiter: createLimiter(env.RATE_LIMITER, limitFactor),
    heldFor: CHANGES_HELD_FOR,
    distinct: createDistinctLimiter(env.RATE_LIMITER, limitFactor),
    live: createLive(env.ACCOUNT_SOCKETS),
    mailers: createMailers(mail, {
      ...{ binding: env.SEND_EMAIL, product: env.PRODUCT_NAME, clock: replaced.clock ?? systemClock },
      fetch: replaced.providerFetch ?? ((input, init) => fetch(input, init)),
    }),
    jobQueue: createQueues(env),
    pictures: createPictureStore(env.PICTURES),
    files: createFileStore(env.FILES),
    rasterise,
    images: createImages(env.IMAGES),
    web: createPublicWeb({
      fetch: (input, init) => fetch(input, init),
      own: origins.map((origin) => new URL(origin).hostname),
    }),
    social: {
      providers: readSocialProviders(env.SOCIAL_PROVIDERS, { allowsLocal: isLocal }),
      fetch: (input, init) => fetch(input, init),
    },
    providerFetch: (input, init) => fetch(input, init),
    config: createConfig(env, { origins, isLocal, mail }),
    ...replaced,
  }
}
