import type { Planned } from './act.ts'
import { bringMails, planJob } from './acts/jobs.ts'
import { planConfirmation, planLine } from './acts/proposals.ts'
import { planStatement } from './acts/transfers.ts'
import { NO_FAULTS } from './crash.ts'
import { DAY, sealMonths, voidDueHolds } from './model/books.ts'
import { eraseAccounts, expirePayments } from './model/payments.ts'
import { expireProposals } from './model/proposals.ts'
import { perform } from './perform.ts'
import { compareMails, comparePast, compareWithBank, findAudited } from './truth.ts'
import type { World } from './world.ts'

const TO_THE_NEXT_MONTH = 40 * DAY

/** Everything that waits is decided: the bank's last statement is taken, and every line of it credited or returned by two admins. */
async function settle(world: World, act: (name: string, planned: Planned) => Promise<void>): Promise<void> {
  if (world.bank.transfers.length > 0) await act('last statement', planStatement(world, world.bank.transfers))
  world.wait(2 * DAY)
  await act('expire-proposals', planJob('expire-proposals', expireProposals))
  for (const [line, { state, payment }] of Object.entries(world.model.lines)) {
    if (state !== 'new') continue
    const holder = world.model.payments[payment ?? '']?.holder
    const isCredited = holder !== undefined && !world.model.erased[holder]
    await act('decide a line', planLine(world, line, isCredited ? 'credited' : 'returned', 'paula'))
    const proposals = Object.entries(world.model.proposals)
    const [name] = proposals.find(([, one]) => one.object === line && one.state === 'open') ?? []
    if (name) await act('confirm a line', planConfirmation(world, name, 'quinn'))
  }
}

/** Finishes the year without faults, and returns what is not as the world outside says. */
export async function closeYear(world: World): Promise<string[]> {
  world.rates = NO_FAULTS
  const findings: string[] = []
  const act = async (name: string, planned: Planned) => {
    const { difference } = await perform(world, [{ ...planned, name }])
    if (difference) findings.push(difference)
  }
  await settle(world, act)
  world.wait(TO_THE_NEXT_MONTH)
  await act('void-due-holds', planJob('void-due-holds', voidDueHolds))
  await act('expire-payments', planJob('expire-payments', expirePayments))
  await act('erase-accounts', planJob('erase-accounts', eraseAccounts))
  await act('seal-months', planJob('seal-months', sealMonths))
  await act('resend-waiting-mails', planJob('resend-waiting-mails'))
  for (let left = world.queue.length; left > 0 && world.queue.length > 0; left -= 1) {
    const planned = bringMails.plan(world)
    if (planned) await act('queue of mails', planned)
  }
  await act('reconcile-ledger', planJob('reconcile-ledger'))
  return [...findings, ...compareWithBank(world), ...compareMails(world), ...comparePast(world), ...findAudited(world)]
}
