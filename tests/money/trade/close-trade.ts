import { applyEvent } from '#src/server/exchange/checkout/provider-events.usecases.ts'
import { stripeProvider } from '#src/server/exchange/payment/providers/stripe.ts'
import { bringMails, planJob } from '../acts/jobs.ts'
import { createRun, NO_FAULTS } from '../crash.ts'
import { readRows } from '../database.ts'
import { DAY } from '../model/books.ts'
import { compareDocuments } from './compare-documents.ts'
import { compareHolders, compareWithProviderBooks } from './compare-provider.ts'
import { findOverpaid } from './find-overpaid.ts'
import { findUnfinished } from './find-unfinished.ts'
import { pass } from './pass.ts'
import { findProposals, planDecision, planEnd } from './paybacks.ts'
import type { TradePlanned } from './trade-act.ts'
import { readMessage, type TradeWorld } from './trade-world.ts'

type Perform = (planned: (TradePlanned & { name: string })[]) => Promise<string[]>

/** Everything that banks have not decided is decided. */
function settleBanks({ standIn: { snapshot, bank } }: TradeWorld): void {
  const { sessions, intents, refunds, disputes, payouts } = snapshot()
  for (const { id, payment_intent: intent } of Object.values(sessions))
    if (intents[intent ?? '']?.status === 'processing') bank.settleDelayed(id, 'succeeded')
  for (const { id, status } of Object.values(refunds)) if (status === 'pending') bank.settleRefund(id, 'succeeded')
  for (const { id, status } of Object.values(disputes))
    if (!['won', 'lost', 'warning_closed'].includes(status)) bank.closeDispute(id, 'won')
  for (const { id, status } of Object.values(payouts)) if (status === 'in_transit') bank.settlePayout(id, 'paid')
}

/** Each transfer that waits is made, as two admins say. */
async function endTransfers(world: TradeWorld, act: Perform): Promise<void> {
  const sql = "SELECT id FROM payback WHERE way = 'transfer' AND state IN ('preparing') ORDER BY id"
  for (const { id } of readRows<{ id: string }>(world.database, sql))
    await act([{ name: 'last end', ...planEnd(world, id, 'sent') }])
  // One of three admins proposed: one of the others is found in a few attempts.
  for (let tries = 0; tries < 6; tries += 1)
    for (const { id } of findProposals(world)) await act([{ name: 'last decision', ...planDecision(world, id, true) }])
}

async function drain(world: TradeWorld, act: Perform): Promise<void> {
  for (let left = world.queue.length * 2; left > 0 && world.queue.length > 0; left -= 1) {
    const planned = bringMails.plan(world)
    if (planned) await act([{ name: 'queue', ...planned }])
  }
}

/** Ends everything without faults, and compares. */
export async function closeTrade(world: TradeWorld, act: Perform): Promise<void> {
  const { standIn } = world
  world.rates = NO_FAULTS
  standIn.faults.clear()
  if (standIn.isDown()) standIn.restart()
  const services = world.servicesFor(createRun(world.random.faults, NO_FAULTS, false))
  world.receive = async (message) => {
    await applyEvent(services, stripeProvider, await readMessage(services, message))
    return 200
  }
  const job = (name: string) => act([{ name, ...planJob(name) }])
  for (let round = 0; round < 3; round += 1) {
    settleBanks(world)
    await standIn.webhooks.deliver()
    await drain(world, act)
    await pass(world, DAY)
    await endTransfers(world, act)
    await pass(world, 14 * DAY)
    for (const name of ['expire-orders', 'void-due-holds', 'expire-proposals', 'seal-months']) await job(name)
    await job('resend-waiting-mails')
  }
  await drain(world, act)
  for (const name of ['reconcile-ledger', 'compare-with-provider']) await job(name)
  world.findings.push(
    ...compareWithProviderBooks(world),
    ...compareHolders(world),
    ...compareDocuments(world),
    ...findOverpaid(world),
    ...(await findUnfinished(world, services)),
  )
}
