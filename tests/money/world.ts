import type { DatabaseSync } from 'node:sqlite'
import { amountOf } from '#src/domain/money/amount.ts'
import { proposalDomain } from '#src/server/back-office/proposal/index.ts'
import { refundDomain } from '#src/server/back-office/refund/index.ts'
import { combineDomains } from '#src/server/combine-domains.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { billingDocumentDomain } from '#src/server/exchange/billing-document/index.ts'
import { bonusDomain } from '#src/server/exchange/bonus/index.ts'
import { checkoutDomain } from '#src/server/exchange/checkout/index.ts'
import { orderDomain } from '#src/server/exchange/order/index.ts'
import { paybackDomain } from '#src/server/exchange/payback/index.ts'
import { paymentDomain } from '#src/server/exchange/payment/index.ts'
import { auditDomain } from '#src/server/ground/audit/index.ts'
import { idempotencyDomain } from '#src/server/ground/idempotency/index.ts'
import { mailDomain } from '#src/server/ground/mail/index.ts'
import { accountDomain } from '#src/server/identity/account/index.ts'
import { organisationDomain } from '#src/server/people/organisation/index.ts'
import { settingDomain } from '#src/server/people/setting/index.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import type { JobMessage } from '#src/server/platform/job-queue.ts'
import { createKeys } from '#src/server/platform/keys.ts'
import type { Services } from '#src/server/platform/services.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import { type Bank, createBank } from './bank.ts'
import type { FaultRates, Run } from './crash.ts'
import { createD1, openBytes } from './database.ts'
import { createModel, type Model } from './model/books.ts'
import { createRandom, type Random } from './random.ts'
import { shopDomain } from './trade/shop.ts'

/** The domains that money passes through. */
export const product = combineDomains([
  ...[accountDomain, auditDomain, billingDomain, dataRightDomain, idempotencyDomain, mailDomain, organisationDomain],
  ...[paymentDomain, proposalDomain, settingDomain, checkoutDomain, paybackDomain, orderDomain],
  ...[billingDocumentDomain, bonusDomain, refundDomain, shopDomain],
])

const START = Date.UTC(2026, 11, 1)
const KEYS = createKeys({ secret: 'a secret of the simulation, long enough', deviceKey: '' })
const IBAN = { name: 'Gangway', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: 'Bank' }

const CONFIG = {
  ...{ productName: 'Gangway', origins: ['http://localhost:8787'], showsMail: false, adminTwoStep: false },
  ...{ passkeyDomain: 'localhost', cookieDomain: '', edgeSecret: '' },
  contact: { company: '', email: '', phone: '', address: '', meeting: '' },
  bankAccounts: (['USD', 'EUR', 'UAH'] as const).map((currency) => ({ currency, ...IBAN })),
  balanceCap: amountOf(50_000, 'USD'),
  mailingQuota: { mailings: 1, letters: 10 },
  bonusFriends: 5,
  mail: { account: { provider: 'local', from: '' }, subscribed: { provider: 'local', from: '' } },
}

/** Everything of one seed: the product on a real database, the model, and what is outside of both. */
export type World = {
  database: DatabaseSync
  model: Model
  bank: Bank
  now: () => number
  wait: (milliseconds: number) => void
  /** The product's ids of what the model names. */
  ids: Map<string, string>
  queue: JobMessage[]
  /** How often each mail left, how often the product did not learn of it, and how often the process ended meanwhile. */
  delivered: Map<string, { left: number; unknown: number; broken: number }>
  random: { acts: Random; faults: Random }
  rates: FaultRates
  /** What the use cases of one act are given. */
  servicesFor: (run: Run) => Services
  made: number
}

/** No page is open, so that every message to pages is dropped. */
const NO_OPEN_PAGES = new Proxy({}, { get: () => async () => {} })

const createIds = (random: Random): Services['ids'] => ({
  key: (now) =>
    `${now
      .toString(16)
      .padStart(12, '0')
      .replace(/(.{8})/, '$1-')}-7${random.hex(3)}-8${random.hex(3)}-${random.hex(12)}`,
  publicId: () => `${random.hex(8)}-${random.hex(4)}-4${random.hex(3)}-8${random.hex(3)}-${random.hex(12)}`,
  secret: () => random.hex(43),
  referralId: () => random.hex(10),
})

export function createWorld(seed: string, schema: Uint8Array, rates: FaultRates): World {
  let now = START
  const database = openBytes(schema)
  const [acts, faults, idRandom] = ['acts', 'faults', 'ids'].map((stream) => createRandom(seed, stream)) as [
    Random,
    Random,
    Random,
  ]
  const ids = createIds(idRandom)
  const world: World = {
    ...{ database, model: createModel(now), bank: createBank(), now: () => now, ids: new Map(), made: 0 },
    wait: (milliseconds) => {
      now += milliseconds
      world.model.now = now
    },
    ...{ queue: [], delivered: new Map(), random: { acts, faults }, rates },
    servicesFor: (run) =>
      ({
        db: createDatabase(createD1(database, run.around)),
        ...{ clock: () => now, ids, config: CONFIG, heldFor: 0 },
        jobQueue: {
          send: (_: string, messages: readonly JobMessage[]) =>
            run.call(world.rates.queue, () => void world.queue.push(...messages)),
        },
        limiter: { take: async () => ({ forgive: async () => {}, clear: async () => {} }), forget: async () => {} },
        keys: KEYS,
        live: NO_OPEN_PAGES,
        mailers: sendingMailers(async () => {}),
      }) as unknown as Services,
  }
  return world
}

/** A name that nothing else has. */
export function nameNext(world: World, prefix: string): string {
  world.made += 1
  return `${prefix}${world.made}`
}
