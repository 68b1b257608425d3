import { REMINDER_TIME } from '#src/domain/bonus/bonus.ts'
import { add, isPositive } from '#src/domain/money/amount.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { createReturn } from './bonus-entries.ts'
import { type BonusPart, type Purse, readParts, returnedOf } from './bonus-parts.repository.ts'
import { demandBonusBalance, findEnded, findUnreminded, markReminded, setReturned } from './end-bonuses.repository.ts'

type Ending = Needs<'db' | 'clock' | 'ids' | 'live'>

const MAX_AT_ONCE = 200
const MAX_READ = 5

function takeBack(services: Ending, { row, free }: BonusPart): Statement[] {
  const before = returnedOf(row)
  const part = row.withdrawnAt === null ? 'lapsed' : 'withdrawn'
  return [
    ...createEntry(services, createReturn(part, { id: row.id, holderId: row.holderId, amount: free }, before)),
    ...setReturned(services.db, row, add(before, free)),
  ]
}

async function endFor(services: Ending, { holderId, currency }: Purse, now: number): Promise<void> {
  const { db } = services
  const { parts, balance } = await readParts(db, holderId, currency)
  const ended = parts.filter(({ row, free }) => row.endsAt <= now && isPositive(free))
  if (ended.length === 0) return
  await runBatch(db, [
    ...demandBonusBalance(db, holderId, balance),
    ...ended.flatMap((part) => takeBack(services, part)),
  ])
}

/** A balance that changes while it is read is read again. */
async function endOnce(services: Ending, purse: Purse, now: number): Promise<void> {
  for (let attempt = 1; attempt < MAX_READ; attempt += 1) {
    try {
      return await endFor(services, purse, now)
    } catch (error) {
      if (!isGuardFailure(error)) throw error
    }
  }
  return endFor(services, purse, now)
}

/**
 * Takes back what is left of bonuses that have ended. What an order holds stays with the order: when it is released, a later run takes it
 * back.
 */
export async function endBonuses(services: Ending): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const purses = await findEnded(db, now, MAX_AT_ONCE)
  await forEachDue(purses, { failure: 'bonus not ended', idOf: ({ holderId }) => holderId }, (purse) =>
    endOnce(services, purse, now),
  )
}

/** Mails people of whose bonus something is left thirty days before its end, once. */
export async function remindOfBonuses(services: Ending & Needs<'jobQueue'>): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const due = await findUnreminded(db, { after: now, by: now + REMINDER_TIME }, MAX_AT_ONCE)
  await forEachDue(due, { failure: 'bonus not reminded', idOf: ({ id }) => id }, async (row) => {
    const { id, accountId, holderId, currency } = row
    const { parts } = await readParts(db, holderId, currency)
    const isLeft = parts.some((part) => part.row.id === id && isPositive(part.left))
    const entry = { cause: `bonus-ends:${id}`, kind: 'bonus-ends', accountId, aboutAccountId: accountId } as const
    const mail = isLeft ? createOutboxEntry(services, { ...entry, payload: { bonusId: id } }) : undefined
    await runBatch(db, [...markReminded(db, id, now), ...(mail ? [mail.statement] : [])])
    if (mail) await sendMails(services, [mail.id])
  })
}
