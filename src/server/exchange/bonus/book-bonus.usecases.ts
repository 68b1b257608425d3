import { type BonusKind, endOfBonus } from '#src/domain/bonus/bonus.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { ensureHolder } from '#src/server/exchange/billing/holders.usecases.ts'
import { demandVersion } from '#src/server/ground/dated-rule/dated-rule.repository.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { PersonDigests } from '#src/server/people/seaman/person-digests.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { book, demandBothActive, demandFewFriends } from './bonus.repository.ts'
import { createBonus } from './bonus-entries.ts'

export type Booked = {
  id: string
  kind: BonusKind
  accountId: string
  /** The verified person. */
  person: PersonDigests
  amount: Amount
  priceVersion: number
}

/** The first instant of the calendar month (UTC), or of a later one. */
export const monthStart = (at: number, later = 0): number => {
  const date = new Date(at)
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later)
}

/**
 * Books a bonus that waits, with its entry and mail. Throws a unique violation if the person was rewarded before, and a guard failure if another
 * run was first, or if the price list, the accounts or the number of friends of the month changed since they were read.
 */
export async function bookBonus(
  services: Needs<'db' | 'clock' | 'ids' | 'live' | 'jobQueue' | 'config'>,
  { id, kind, accountId, person, amount, priceVersion }: Booked,
): Promise<void> {
  const { db, clock, config } = services
  const [now, holderId] = [clock(), await ensureHolder(services, { accountId })]
  const mail = createOutboxEntry(services, {
    ...{ cause: `bonus-booked:${id}`, kind: 'bonus-booked', accountId, aboutAccountId: accountId },
    payload: { bonusId: id },
  })
  await runBatch(db, [
    ...demandVersion(db, 'price', priceVersion),
    ...demandBothActive(db, id),
    ...(kind === 'friend' ? demandFewFriends(db, accountId, monthStart(now), config.bonusFriends) : []),
    ...book(db, { id, person, holderId, amount, priceVersion, now }, endOfBonus(now)),
    ...createEntry(services, createBonus(kind, { id, holderId, amount })),
    mail.statement,
  ])
  await sendMails(services, [mail.id])
}
