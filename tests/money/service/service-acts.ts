import type { ServiceEvent } from '#src/domain/service/service-states.ts'
import { SERVICES, type ServiceKind } from '#src/domain/service/services.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { readOrder, runChange } from '#src/server/exchange/order/change-order.ts'
import { createOrderRefund } from '#src/server/exchange/order/create-refund.ts'
import { expireOrders } from '#src/server/exchange/order/end-order.usecases.ts'
import { completeRefunds } from '#src/server/exchange/order-withdrawal/complete-refunds.usecases.ts'
import { withdrawOrder } from '#src/server/exchange/order-withdrawal/withdraw-order.usecases.ts'
import { cancelService } from '#src/server/exchange/service/cancel-service.usecases.ts'
import { moveDueServices } from '#src/server/exchange/service/due-services.usecases.ts'
import { moveService } from '#src/server/exchange/service/move-service.usecases.ts'
import { orderService } from '#src/server/exchange/service/order-service.usecases.ts'
import { quoteService } from '#src/server/exchange/service/quote-service.usecases.ts'
import { findPart } from '#src/server/exchange/service/services.repository.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createRun, type FaultRates, NO_FAULTS, type Run } from '../crash.ts'
import { readRows } from '../database.ts'
import { senderOf } from '../mailing/mailing-world.ts'
import { ACCOUNT_IDS } from '../people.ts'
import { nameNext } from '../world.ts'
import { BUYERS, type ServiceWorld, serviceProduct } from './service-world.ts'

const { products } = serviceProduct

/** What people and admins may be answered. */
const EXPECTED = new Set(['conflict', 'not-found', 'balance-too-low'])

/** Does something whose process may end at every call; what was not expected is a finding. */
async function attempt(
  world: ServiceWorld,
  act: (services: Services) => Promise<unknown>,
  rates: FaultRates = world.rates,
): Promise<void> {
  const run: Run = createRun(world.random.faults, rates, rates !== NO_FAULTS)
  try {
    await act(world.servicesOf(run))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    if (!run.isDead() && !EXPECTED.has(message)) world.findings.push(message)
  }
}

/** Performs an act, perhaps twice at the same time. */
const perhapsTwice = (world: ServiceWorld, act: (services: Services) => Promise<unknown>) =>
  Promise.all(Array.from({ length: world.random.acts.chance(0.3) ? 2 : 1 }, () => attempt(world, act)))

/** A person orders at the price that was shown, perhaps in two tabs at the same time, and again under the same key if the process ended. */
async function order(world: ServiceWorld): Promise<void> {
  const { acts, faults } = world.random
  const session = senderOf(acts.pick(BUYERS) ?? 'ada')
  const service = acts.pick(SERVICES)?.id ?? ''
  const choice = { currency: 'USD', residence: 'PL' } as const
  const quiet = world.servicesOf(createRun(faults, NO_FAULTS, false))
  const { price, promo, priceVersion } = await quoteService(quiet, session, service, choice)
  const seen = { priceVersion, total: (promo ?? price).total.minor }
  const input = { service, ...choice, isBegunAtOnce: acts.chance(0.6), seen }
  const keys = Array.from({ length: acts.chance(0.4) ? 2 : 1 }, () => nameNext(world, 's'))
  const run = (rates?: FaultRates) =>
    Promise.all(
      keys.map((key) => attempt(world, (services) => orderService(services, products, session, { input, key }), rates)),
    )
  await run()
  await run(NO_FAULTS)
}

type Part = { id: string; kind: ServiceKind; accountId: string }
const PARTS = 'SELECT o.id, o.kind, o.account_id AS accountId FROM service_order o'

const pickPart = ({ random: { acts }, database }: ServiceWorld, condition: string): Part | undefined =>
  acts.pick(readRows<Part>(database, `${PARTS} WHERE ${condition} ORDER BY o.created_at, o.id`))

const EVENTS: Readonly<Record<ServiceKind, readonly ServiceEvent[]>> = {
  form: ['deliver', 'deliver', 'ask-correction', 'accept', 'lapse'],
  consultation: ['finish', 'stay-away', 'miss', 'lapse'],
  premium: [],
}

/** An admin fulfils a part or misses it, or the seafarer decides about a form. */
async function fulfil(world: ServiceWorld): Promise<void> {
  const { acts } = world.random
  const part = pickPart(world, "o.kind <> 'premium' AND o.state IN ('open', 'delivered', 'correcting')")
  const event = part && acts.pick(EVENTS[part.kind])
  if (!part || !event) return
  const dueAt = world.now() + acts.below(5) * DAY
  await perhapsTwice(world, async (services) => {
    const found = await findPart(services.db, part.id)
    if (found) await moveService(services, products, found, { event, dueAt })
  })
}

const sessionOfPart = ({ accountId }: Part) =>
  senderOf(BUYERS.find((person) => ACCOUNT_IDS[person] === accountId) ?? 'ada')

async function cancel(world: ServiceWorld): Promise<void> {
  const part = pickPart(world, "o.state = 'open'")
  if (part) await perhapsTwice(world, (services) => cancelService(services, products, sessionOfPart(part), part.id))
}

const WITHDRAWN = `SELECT w.order_id AS id, w.at, o.begins_at AS beginsAt, l.quantity FROM order_withdrawal w
  JOIN service_order o ON o.id = w.order_id JOIN order_line l ON l.order_id = o.id WHERE o.kind = 'premium'`
type Withdrawn = { id: string; at: number; beginsAt: number; quantity: number }

/** Notes the days of premium that had begun at each new withdrawal: a later one may move other premium. */
function noteUsedDays({ database, usedDays }: ServiceWorld): void {
  for (const { id, at, beginsAt, quantity } of readRows<Withdrawn>(database, WITHDRAWN))
    if (!usedDays.has(id)) usedDays.set(id, Math.min(Math.max(Math.ceil((at - beginsAt) / DAY), 0), quantity))
}

async function withdraw(world: ServiceWorld): Promise<void> {
  const part = pickPart(world, "o.state IN ('open', 'delivered', 'correcting')")
  if (!part) return
  const { id: orderId, accountId } = part
  const wanted = { orderId, accountId, way: 'account', askedAt: world.now(), before: [] } as const
  await perhapsTwice(world, (services) => withdrawOrder(services, products, wanted))
  noteUsedDays(world)
}

/** Two admins refund everything that was charged of a part. */
async function refund(world: ServiceWorld): Promise<void> {
  const part = pickPart(world, "o.state IN ('done', 'absent')")
  if (!part) return
  await attempt(world, async (services) => {
    const read = await readOrder(services, part.id)
    if (read.order.state !== 'fulfilled') return
    const refunds = read.lines.map(({ position, charged }) => ({ position, units: 0, amount: charged }))
    const actorId = ACCOUNT_IDS.paula
    await runChange(services, await createOrderRefund(services, read, { refunds, reason: 'not-as-ordered', actorId }))
  })
}

/** The schedule, which may overlap itself. */
export async function runSchedule(world: ServiceWorld, rates?: FaultRates): Promise<void> {
  const jobs = [moveDueServices(products), expireOrders(products), completeRefunds(products)]
  for (const job of jobs)
    await Promise.all(Array.from({ length: rates ? 1 : 2 }, () => attempt(world, (services) => job(services), rates)))
}

const ACTS = [order, order, order, fulfil, fulfil, fulfil, fulfil, cancel, withdraw, withdraw, refund, runSchedule]

/** One random act, after some time. */
export async function act(world: ServiceWorld): Promise<void> {
  const { acts } = world.random
  world.wait(acts.chance(0.7) ? acts.below(6 * HOUR) : acts.below(4 * DAY))
  await acts.pick(ACTS)?.(world)
}
