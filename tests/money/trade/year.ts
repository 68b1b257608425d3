import { HOUR } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { applyEvent } from '#src/server/exchange/checkout/provider-events.usecases.ts'
import { stripeProvider } from '#src/server/exchange/payment/providers/stripe.ts'
import type { Services } from '#src/server/platform/services.ts'
import { bringMails, planJob } from '../acts/jobs.ts'
import { createRun, type FaultRates, NO_FAULTS } from '../crash.ts'
import { readRows } from '../database.ts'
import { DAY } from '../model/books.ts'
import { persist } from '../perform.ts'
import { digestOf } from '../random.ts'
import { cardActs } from './cards.ts'
import { closeTrade } from './close-trade.ts'
import { orderActs } from './orders.ts'
import { pass, runSchedule } from './pass.ts'
import { paybackActs } from './paybacks.ts'
import type { TradeAct, TradePlanned } from './trade-act.ts'
import { createTradeWorld, readMessage, type TradeWorld } from './trade-world.ts'

const RATES: FaultRates = { read: 1, write: 3, queue: 4, mail: 10 }

const job = (name: string, weight: number): TradeAct => ({ name, weight, plan: () => [planJob(name)] })

const queue: TradeAct = {
  name: 'queue',
  weight: 10,
  plan: (world) => {
    const planned = bringMails.plan(world)
    return planned ? [planned] : []
  },
}

const ACTS: readonly TradeAct[] = [
  ...[...cardActs, ...paybackActs, ...orderActs, queue],
  ...[job('look-up-payments', 3), job('read-missed-events', 3), job('follow-refunds', 3), job('expire-orders', 2)],
  ...[job('void-due-holds', 2), job('expire-proposals', 1), job('seal-months', 1), job('resend-waiting-mails', 1)],
  ...[job('reconcile-ledger', 1), job('expire-payments', 1), job('forget-payback-accounts', 1)],
]
const WEIGHED = ACTS.flatMap((act) => Array.from({ length: act.weight }, () => act))

/** What people and admins may be answered. */
const REFUSALS = new Set([
  ...['done', 'conflict', 'validation-failed', 'not-found', 'forbidden', 'gone', 'idempotency-mismatch'],
  ...['balance-owed', 'balance-too-low'],
])
/** What runs again: the provider did not answer, the process ended, or another one was faster or has not finished. */
const TROUBLE =
  /^provider$|^CHECK constraint failed: ok|^another comparison of the books has not finished$|^ended |^the answer was lost$/

type Named = TradePlanned & { name: string }

/** Keys that the client of the provider draws itself: they differ from run to run, and choose nothing. */
const DRAWN_KEY = /stripe-node-retry-[\da-f-]+/g

/** Performs acts at the same time; returns their outcomes. */
async function perform(world: TradeWorld, acts: readonly Named[]): Promise<string[]> {
  const done = await Promise.all(acts.map((one) => persist(world, one, acts.length > 1)))
  return done.map(({ outcome }, place) => {
    const name = acts[place]?.name ?? ''
    if (!REFUSALS.has(outcome) && !TROUBLE.test(outcome)) world.findings.push(`${name}: ${outcome}`)
    return `${name}: ${outcome}`
  })
}

function plan(world: TradeWorld, count: number): Named[] {
  return Array.from({ length: count }, () => {
    const act = world.random.acts.pick(WEIGHED) as TradeAct
    return act.plan(world).map((one) => ({ ...one, name: act.name }))
  }).flat()
}

/** A message of the provider meets other acts. If the process ends meanwhile, the provider sends the message again. */
function receiveWith(world: TradeWorld, trace: string[]): TradeWorld['receive'] {
  return async (message) => {
    if (world.standIn.isDown() && world.random.faults.chance(0.5)) world.standIn.restart()
    const quiet = world.servicesFor(createRun(world.random.faults, NO_FAULTS, false))
    const event = await readMessage(quiet, message)
    let isApplied = false
    const apply: Named = {
      name: 'message of the provider',
      run: async (services: Services) => {
        isApplied = false
        await applyEvent(services, stripeProvider, event)
        isApplied = true
      },
    }
    const others = world.random.acts.chance(0.25) ? plan(world, 1) : []
    trace.push(...(await perform(world, [apply, ...others])))
    return isApplied ? 200 : 500
  }
}

const deliverAll = ({ standIn, random: { acts } }: TradeWorld) =>
  standIn.webhooks.deliver({
    repeats: acts.chance(0.3) ? [1, 3] : [1, 1],
    isPermuted: acts.chance(0.7),
    twins: acts.chance(0.3) ? 0.3 : 0,
  })

export type TradeFigures = { acts: number; outcomes: Record<string, number>; entries: Record<string, number> }
export type Traded = { digest: string; figures: TradeFigures; findings: string[] }

function count(database: TradeWorld['database'], trace: readonly string[]): TradeFigures {
  const outcomes: Record<string, number> = {}
  for (const one of trace) outcomes[one] = (outcomes[one] ?? 0) + 1
  const sql = 'SELECT kind, count(*) AS count FROM ledger_transaction GROUP BY kind'
  const rows = readRows<{ kind: string; count: number }>(database, sql)
  return { acts: trace.length, outcomes, entries: Object.fromEntries(rows.map((row) => [row.kind, row.count])) }
}

/**
 * A year of payments by card, pay-backs and orders, with faults everywhere; then everything ends, and is compared with what the provider, the
 * bank and the buyers know. The same seed gives the same digest.
 */
export async function simulateTrade(
  seed: string,
  { acts, schema, meddle }: { acts: number; schema: Uint8Array; meddle?: (world: TradeWorld) => void },
): Promise<Traded> {
  await loadServerIntl('en')
  const world = createTradeWorld(seed, schema, RATES)
  const trace: string[] = []
  world.receive = receiveWith(world, trace)
  const { error } = console
  console.error = () => {}
  try {
    // Messages that are missed from now on are read, however late.
    await runSchedule(world)
    for (let made = 0; made < acts && world.findings.length === 0; made += 1) {
      const { acts: random } = world.random
      await pass(world, random.chance(0.85) ? random.below(HOUR / 3) : random.below((4800 * DAY) / acts))
      if (random.chance(0.3)) await deliverAll(world)
      trace.push(...(await perform(world, plan(world, random.chance(0.3) ? 2 : 1))))
    }
    meddle?.(world)
    if (world.findings.length === 0) await closeTrade(world, (planned) => perform(world, planned))
    const atProvider = JSON.stringify(world.standIn.snapshot()).replace(DRAWN_KEY, '')
    const digest = digestOf([...trace, atProvider].join('\n'))
    return { digest, figures: count(world.database, trace), findings: world.findings }
  } finally {
    console.error = error
  }
}
