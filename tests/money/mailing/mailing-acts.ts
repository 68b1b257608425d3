import type { MailingChoice } from '#src/domain/mailing/mailing-choice.ts'
import { MAILINGS, PACKAGES } from '#src/domain/mailing/mailings.ts'
import { noteLetterEvent } from '#src/server/exchange/mailing/engine/letter-events.usecases.ts'
import { sendLetters } from '#src/server/exchange/mailing/engine/send-letters.usecases.ts'
import { settleMailings } from '#src/server/exchange/mailing/engine/settle-mailings.usecases.ts'
import { cancelMailing } from '#src/server/exchange/mailing/order/cancel-mailing.usecases.ts'
import { orderMailing } from '#src/server/exchange/mailing/order/order-mailing.usecases.ts'
import { quoteMailing } from '#src/server/exchange/mailing/order/quote-mailing.usecases.ts'
import { expireOrders } from '#src/server/exchange/order/end-order.usecases.ts'
import type { LetterNews } from '#src/server/ground/mail/letters/letter-events.ts'
import { createRun, type FaultRates, NO_FAULTS, type Run } from '../crash.ts'
import { readRows } from '../database.ts'
import { ACCOUNT_IDS } from '../people.ts'
import { nameNext } from '../world.ts'
import { AGENCIES, type MailingWorld, mailingProduct, SENDERS, senderOf } from './mailing-world.ts'

const { products } = mailingProduct
const MAILING = MAILINGS.find(({ slug }) => slug === 'tankers')?.id ?? ''
const PACKAGE = PACKAGES.find(({ slug }) => slug === 'cargo')?.id ?? ''

/** What a person may be answered. */
const EXPECTED = new Set(['conflict', 'validation-failed', 'not-found', 'balance-too-low'])

/** Does something whose process may end at every call; what was not expected is a finding. */
async function attempt(
  world: MailingWorld,
  act: (run: Run) => Promise<unknown>,
  rates: FaultRates = world.rates,
): Promise<void> {
  const run = createRun(world.random.faults, rates, rates !== NO_FAULTS)
  try {
    await act(run)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!run.isDead() && !EXPECTED.has(message)) world.findings.push(message)
  }
}

const chooseFew = ({ random: { acts } }: MailingWorld) => AGENCIES.filter(() => acts.chance(0.2))

function choose(world: MailingWorld): MailingChoice {
  const { acts } = world.random
  return {
    ...{ fleets: [], vesselTypes: [], countries: [], agencies: [], language: null, notTo: chooseFew(world) },
    ...{ atMost: acts.chance(0.4) ? 1 + acts.below(6) : null, isWithRecent: acts.chance(0.3) },
    ...{ isHideRu: false, isWithEmployers: false, isWithForm: false, residence: 'GR', currency: 'USD' },
  }
}

/** A person orders, perhaps twice at the same time, and again under the same key if the process ended. */
async function order(world: MailingWorld): Promise<void> {
  const session = senderOf(world.random.acts.pick(SENDERS) ?? 'ada')
  const [choice, key] = [choose(world), nameNext(world, 'm')]
  const mailing = world.random.acts.chance(0.4) ? PACKAGE : MAILING
  const quiet = world.servicesOf(createRun(world.random.faults, NO_FAULTS, false))
  const { found, quota, priceVersion, price } = await quoteMailing(quiet, session, mailing, choice)
  const countries = found.reach.countries.map(({ code }) => code)
  const input = {
    ...{ mailing, choice, isCountriesChosen: true, isBegunAtOnce: true },
    seen: {
      ...{ agencies: found.reach.agencies, free: quota.letters, countries, priceVersion },
      total: price?.total.minor,
    },
  }
  const run = (rates?: FaultRates) =>
    attempt(
      world,
      (one) => orderMailing(world.servicesOf(one), products, session, { input: input as never, key }),
      rates,
    )
  await Promise.all(world.random.acts.chance(0.4) ? [run(), run()] : [run()])
  await run(NO_FAULTS)
}

const send = (world: MailingWorld, rates?: FaultRates) =>
  attempt(world, (run) => sendLetters(world.stream.sendFor(run))(world.servicesOf(run)), rates)
const settle = (world: MailingWorld, rates?: FaultRates) =>
  attempt(world, (run) => settleMailings(products)(world.servicesOf(run)), rates)

/** The schedule, which may overlap itself. */
export async function runSchedule(world: MailingWorld, rates?: FaultRates): Promise<void> {
  await Promise.all(rates ? [send(world, rates)] : [send(world), send(world)])
  await Promise.all(rates ? [settle(world, rates)] : [settle(world), settle(world)])
  await attempt(world, (run) => expireOrders(products)(world.servicesOf(run)), rates)
}

const EVENTS: readonly LetterNews['event'][] = [
  'delivered',
  'delivered',
  'delivered',
  'bounced',
  'complained',
  'rejected',
]

/** The provider reports on letters, in any order and repeatedly. */
async function reportSome(world: MailingWorld): Promise<void> {
  const { acts } = world.random
  for (let count = acts.below(8); count > 0; count -= 1) {
    const letter = acts.pick(world.stream.letters)
    const event = { letterId: letter?.id ?? '', event: acts.pick(EVENTS) ?? 'delivered', at: world.now() }
    if (letter) await attempt(world, (run) => noteLetterEvent(world.servicesOf(run), event))
  }
}

function disturb({ database, random: { acts }, now, stream }: MailingWorld): void {
  const agency = acts.pick(AGENCIES) ?? ''
  const changes = [
    () => database.exec(`UPDATE mailing_rule SET frequency = 'none' WHERE organisation_id = '${agency}'`),
    () =>
      database.exec(
        `UPDATE mailing_rule SET frequency = 'daily', paused_until = NULL WHERE organisation_id = '${agency}'`,
      ),
    () =>
      database.exec(`UPDATE mailing_rule SET paused_until = ${now() + 86_400_000} WHERE organisation_id = '${agency}'`),
    () => void stream.suppressed.add(`${agency}@crew.example`),
    () => {
      stream.isPaused = !stream.isPaused
    },
  ]
  acts.pick(changes)?.()
}

async function cancel(world: MailingWorld): Promise<void> {
  const sql = 'SELECT id, account_id AS accountId FROM mailing WHERE ended_at IS NULL ORDER BY created_at, id'
  const found = world.random.acts.pick(readRows<{ id: string; accountId: string }>(world.database, sql))
  const person = SENDERS.find((one) => ACCOUNT_IDS[one] === found?.accountId)
  if (found && person)
    await attempt(world, (run) => cancelMailing(world.servicesOf(run), products, senderOf(person), found.id))
}

const ACTS = [order, order, runSchedule, runSchedule, runSchedule, reportSome, reportSome, disturb, cancel]

export const act = async (world: MailingWorld): Promise<void> => world.random.acts.pick(ACTS)?.(world)
