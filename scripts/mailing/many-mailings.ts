import { DatabaseSync } from 'node:sqlite'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { MAILINGS } from '#src/domain/mailing/mailings.ts'
import { amountOf } from '#src/domain/money/amount.ts'
import { DAY, MINUTE } from '#src/domain/time.ts'
import { topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { noteLetterEvent } from '#src/server/exchange/mailing/engine/letter-events.usecases.ts'
import { sendLetters } from '#src/server/exchange/mailing/engine/send-letters.usecases.ts'
import { settleMailings } from '#src/server/exchange/mailing/engine/settle-mailings.usecases.ts'
import { orderMailing } from '#src/server/exchange/mailing/order/order-mailing.usecases.ts'
import { quoteMailing } from '#src/server/exchange/mailing/order/quote-mailing.usecases.ts'
import { digestRecipient } from '#src/server/ground/mail/letters/letter.ts'
import { sendLetter } from '#src/server/ground/mail/letters/send-letter.usecases.ts'
import { suppressAddress } from '#src/server/ground/mail/letters/suppressions.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Mail } from '#src/server/platform/mail/mailer.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createRun, type FaultRates, NO_FAULTS } from '#tests/money/crash.ts'
import {
  insertAgency,
  insertPrice,
  mailingProduct,
  senderOf,
  withMailings,
} from '#tests/money/mailing/mailing-world.ts'
import { createTradeWorld, type TradeWorld } from '#tests/money/trade/trade-world.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'

/** A run ends at one of its calls. */
const ENDING: FaultRates = { read: 0.5, write: 1, queue: 1, mail: 1 }
const STEP = 15 * MINUTE
/** New mail domains get 50 letters on their first day. */
const ORDERS_A_DAY = 45
const PAID_IN = 10_000
const MAILING = MAILINGS.find(({ slug }) => slug === 'tankers')?.id ?? ''
const { products } = mailingProduct

export const addressOf = (agency: string): string => `crew@${agency}.example`

/** What left, in a database of its own: lists in memory would hide a leak of the product. */
export type Sink = { database: DatabaseSync; take: (mail: Mail) => Promise<void>; count: () => number }

function createSink(): Sink {
  const database = new DatabaseSync(':memory:')
  database.exec(
    'CREATE TABLE letter (review TEXT, recipient TEXT, letter_id TEXT, reported INTEGER NOT NULL DEFAULT 0)',
  )
  const insert = database.prepare('INSERT INTO letter (review, recipient, letter_id) VALUES (?, ?, ?)')
  let count = 0
  const take = async ({ text, to, letterId = '' }: Mail) => {
    count += 1
    insert.run(/review\?id=([\da-f-]{36})/.exec(text)?.[1] ?? '', to, letterId)
  }
  return { database, take, count: () => count }
}

export type Mailings = {
  world: TradeWorld
  sink: Sink
  kills: number
  quiet: () => Services
  services: (rates: FaultRates) => Services
}

/** Every order leaves this agency out. */
export const LEFT_OUT = 'agency-0'
/** The address of this one is suppressed. */
export const SUPPRESSED = 'agency-1'

/** Agencies that receive each CV, and the two above. */
export async function createMailings(schema: Uint8Array, agencies: number): Promise<Mailings> {
  const world = createTradeWorld('many mailings', schema, NO_FAULTS)
  const sink = createSink()
  const services = (rates: FaultRates) => {
    const run = createRun(world.random.faults, rates, false)
    const mailers = sendingMailers((mail) => run.call(rates.mail, () => sink.take(mail)))
    return { ...withMailings(world.servicesFor(run)), mailers } as unknown as Services
  }
  for (let place = 0; place < agencies + 2; place += 1) {
    const language = LOCALE_CODES[place % LOCALE_CODES.length] ?? 'en'
    const id = `agency-${place}`
    insertAgency(world, { id, frequency: 'each', language, address: addressOf(id) })
  }
  insertPrice(world)
  const quiet = () => services(NO_FAULTS)
  const { db, clock } = quiet()
  const suppressed = {
    stream: 'subscribed',
    addressDigest: digestRecipient(quiet(), addressOf(SUPPRESSED)),
    scope: null,
  } as const
  await runBatch(db, [suppressAddress(db, suppressed, { reason: 'bounced', at: clock() })])
  return { world, sink, kills: 0, quiet, services }
}

async function insertSeafarer({ world, quiet }: Mailings, place: number): Promise<Session> {
  const [accountId, seamanId] = [`account-${place}`, `seaman-${place}`]
  world.database.exec(`
    INSERT INTO account (id, email, role, language, email_verified_at, created_at, updated_at)
      VALUES ('${accountId}', '${accountId}@mail.example', 'seaman', 'en', 1, 1, 1);
    INSERT INTO seaman (id, account_id, public_id, ref_id, firstname, surname, citizenship, position_main, created_at, updated_at)
      VALUES ('${seamanId}', '${accountId}', 'public-${place}', 'ref-${place}', 'Ada', 'Marin', 'PH', 'master', 1, 1)`)
  const holderId = await ensureHolder(quiet(), { accountId })
  await topUp(quiet(), { reference: `paid in ${place}`, holderId, amount: amountOf(PAID_IN, 'USD'), at: 'bank' })
  const session = senderOf('ada')
  return { ...session, accountId, seamanId, user: { ...session.user, id: accountId } }
}

/** One order to all agencies but the one that is left out. */
async function order(mailings: Mailings, place: number): Promise<void> {
  const { quiet } = mailings
  const session = await insertSeafarer(mailings, place)
  const choice = {
    ...{ fleets: [], vesselTypes: [], countries: [], agencies: [], language: null, notTo: [LEFT_OUT], atMost: null },
    ...{ isHideRu: false, isWithEmployers: false, isWithRecent: false, isWithForm: false },
    ...{ residence: 'GR', currency: 'USD' as const },
  }
  const { found, quota, priceVersion, price } = await quoteMailing(quiet(), session, MAILING, choice)
  const countries = found.reach.countries.map(({ code }) => code)
  const input = {
    ...{ mailing: MAILING, choice, isCountriesChosen: true, isBegunAtOnce: true },
    seen: { agencies: found.reach.agencies, free: quota.letters, countries, priceVersion, total: price?.total.minor },
  }
  await orderMailing(quiet(), products, session, { input: input as never, key: `key ${place}` })
}

/** The provider reports on what left: 96 of 100 letters are delivered, two are returned, and nothing is heard of the others. */
async function report({ sink: { database }, quiet, world }: Mailings): Promise<void> {
  const open = database.prepare('SELECT rowid, letter_id AS letterId FROM letter WHERE reported = 0').all() as {
    rowid: number
    letterId: string
  }[]
  database.exec('UPDATE letter SET reported = 1 WHERE reported = 0')
  for (const { rowid, letterId } of open) {
    const event = rowid % 50 === 0 ? 'bounced' : 'delivered'
    if (rowid % 50 !== 1) await noteLetterEvent(quiet(), { letterId, event, at: world.now() })
  }
}

/** One run of the schedule; returns whether its process ended in the middle. */
async function runSchedule({ services, quiet, world }: Mailings, rates: FaultRates): Promise<boolean> {
  let isEnded = false
  try {
    await sendLetters(sendLetter)(services(rates))
  } catch {
    isEnded = true
  }
  await settleMailings(products)(quiet())
  world.queue.length = 0
  return isEnded
}

/** Places the orders over days and sends everything. `onStep` is called after each quarter of an hour. */
export async function simulateMany(
  mailings: Mailings,
  { orders, agencies, kills, onStep }: { orders: number; agencies: number; kills: number; onStep: () => void },
): Promise<void> {
  const { world, sink } = mailings
  const every = DAY / ORDERS_A_DAY
  let [placed, nextAt] = [0, world.now()]
  const last = world.now() + orders * every + 5 * DAY
  while (world.now() < last) {
    for (; placed < orders && nextAt <= world.now(); placed += 1, nextAt += every) await order(mailings, placed)
    const isDue = mailings.kills < kills && sink.count() > ((mailings.kills + 1) * orders * agencies) / (kills + 2)
    if (await runSchedule(mailings, isDue ? ENDING : NO_FAULTS)) mailings.kills += 1
    await report(mailings)
    onStep()
    world.wait(STEP)
  }
}
