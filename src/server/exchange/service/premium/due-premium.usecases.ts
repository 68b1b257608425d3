import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPremiumEnd } from '#src/server/people/seaman/premium.repository.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  causeOfEnd,
  endRefunded,
  findDueEnds,
  findRefundedPremium,
  type PremiumMail,
} from './premium-ends.repository.ts'

/** More are left to the next run. */
const MAX_AT_ONCE = 100

type Mailing = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>
type Ending = { accountId: string; until: number }

async function mailEnd(services: Mailing, kind: PremiumMail, ending: Ending): Promise<void> {
  const { accountId, until } = ending
  const mail = createOutboxEntry(services, {
    kind,
    accountId,
    cause: causeOfEnd(kind, ending),
    payload: { accountId, until },
  })
  try {
    await runBatch(services.db, [...demandPremiumEnd(services.db, accountId, until), mail.statement])
  } catch (error) {
    // Another run was first.
    if (!isUniqueViolation(error)) throw error
    return
  }
  await sendMails(services, [mail.id])
}

/** Mails seafarers seven days before their premium ends, and when it has ended: once for each end. */
export async function mailPremiumEnds(services: Mailing): Promise<void> {
  const now = services.clock()
  for (const kind of ['premium-ends', 'premium-ended'] as const) {
    const due = await findDueEnds(services.db, kind, { now, limit: MAX_AT_ONCE })
    const named = { failure: 'end of premium not mailed', idOf: ({ accountId }: Ending) => accountId }
    await forEachDue(due, named, (ending) => mailEnd(services, kind, ending))
  }
}

/** Ends premium whose whole price was refunded after it was charged. */
export async function endRefundedPremium(services: Needs<'db' | 'clock' | 'live'>): Promise<void> {
  const { db, clock } = services
  const due = await findRefundedPremium(db, clock(), MAX_AT_ONCE)
  const named = { failure: 'refunded premium not ended', idOf: ({ id }: { id: string }) => id }
  await forEachDue(due, named, async (order) => {
    await runBatch(db, endRefunded(db, order, clock()))
    await notifyPages(services, [order.accountId], { kind: 'service' })
  })
}
