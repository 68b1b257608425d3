import type { Services } from '#src/server/platform/services.ts'
import { sendingMailers } from '#tests/server/support/sending-mailers.ts'
import type { Act, Planned } from '../act.ts'
import { endBonuses } from '../model/bonuses.ts'
import { type Model, type Outcome, sealMonths, voidDueHolds } from '../model/books.ts'
import { eraseAccounts, expirePayments, remindOfPayments } from '../model/payments.ts'
import { expireProposals } from '../model/proposals.ts'
import { product, type World } from '../world.ts'

const runJob = (name: string, services: Services, subject = '') => {
  const job = product.jobs.get(name)
  if (!job) throw new Error(`there is no job ${name}`)
  return job.run(services, subject)
}

export const planJob = (name: string, model: (books: Model) => Outcome = () => 'done'): Planned => ({
  run: (services) => runJob(name, services),
  model,
  isJob: true,
})

const job = (name: string, weight: number, model?: (books: Model) => Outcome): Act => ({
  name,
  weight,
  plan: () => planJob(name, model),
})

class MailFailure extends Error {}

function mailOf(delivered: World['delivered'], id: string) {
  const mail = delivered.get(id) ?? { left: 0, unknown: 0, broken: 0 }
  delivered.set(id, mail)
  return mail
}

/** The provider of mails fails before it took the mail, or its answer is lost. */
function deliver({ delivered, random, rates }: World, id: string): void {
  const mail = mailOf(delivered, id)
  if (random.faults.chance(rates.mail / 100)) throw new MailFailure('the mail was not taken')
  mail.left += 1
  if (!random.faults.chance(rates.mail / 100)) return
  mail.unknown += 1
  throw new MailFailure('the answer was lost')
}

async function consume(world: World, services: Services): Promise<void> {
  const { queue, random } = world
  for (let count = Math.min(queue.length, 5); count > 0; count -= 1) {
    const place = random.faults.below(queue.length)
    const message = queue[place]
    if (!message) return
    const mailers = sendingMailers(async () => deliver(world, message.subject))
    try {
      await runJob(message.job, { ...services, mailers }, message.subject)
    } catch (error) {
      // The queue brings the message again.
      if (error instanceof MailFailure) continue
      mailOf(world.delivered, message.subject).broken += 1
      throw error
    }
    const isRepeated = random.faults.chance(0.1)
    if (!isRepeated) queue.splice(queue.indexOf(message), 1)
  }
}

/** The queue brings messages in any order, and some of them again. */
export const bringMails: Act = {
  name: 'queue of mails',
  weight: 14,
  plan: (world) => ({ run: (services) => consume(world, services), model: () => 'done' }),
}

const UNFINISHED = 'another comparison of the books has not finished'

/** A comparison that crashed keeps others away for ten minutes. Their jobs fail, and the queue brings them again. */
const reconcile: Act = {
  name: 'reconcile-ledger',
  weight: 4,
  plan: () => ({
    run: (services) =>
      runJob('reconcile-ledger', services).catch((error: unknown) => {
        if (!(error instanceof Error && error.message === UNFINISHED)) throw error
      }),
    model: () => 'done',
    isJob: true,
  }),
}

export const jobActs = [
  job('expire-payments', 6, expirePayments),
  job('remind-of-payments', 6, remindOfPayments),
  job('void-due-holds', 6, voidDueHolds),
  job('seal-months', 3, sealMonths),
  job('end-bonuses', 6, endBonuses),
  job('remind-of-bonuses', 3),
  reconcile,
  job('expire-proposals', 3, expireProposals),
  job('resend-waiting-mails', 3),
  job('erase-accounts', 3, eraseAccounts),
  bringMails,
]
