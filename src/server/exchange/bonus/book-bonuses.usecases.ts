import type { BonusKind, BonusReason } from '#src/domain/bonus/bonus.ts'
import type { Cv } from '#src/domain/cv/cv.ts'
import { isPositive } from '#src/domain/money/amount.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { readPriceBook } from '#src/server/exchange/order/price-book.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { wholeCv } from '#src/server/people/seaman/cv/whole-cv.ts'
import { digestPerson } from '#src/server/people/seaman/person-digests.ts'
import type { SeamanRow } from '#src/server/people/seaman/seaman.tables.ts'
import { stateOf } from '#src/server/people/seaman/verified-mark.ts'
import { type Database, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  countFriends,
  deleteOrphans,
  findPaidCurrency,
  findWaiting,
  forgetPeople,
  postpone,
  refuse,
  type WaitingBonus,
} from './bonus.repository.ts'
import { type Booked, bookBonus, monthStart } from './book-bonus.usecases.ts'
import { isSamePerson } from './same-side.ts'
import { havePaidAlike } from './shared-payments.repository.ts'

type Booking = Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'live' | 'jobQueue' | 'config'>

const MAX_AT_ONCE = 200
/** How long the digests of a person are kept after the verification, once the account is erased. */
const REMEMBERED = 2 * 366 * DAY

type Price = Pick<Booked, 'amount' | 'priceVersion'>

/** The amount of a day in the currency in which the person paid last, otherwise in US dollars. Undefined without a price, or for 0. */
export async function readBonusPrice(
  db: Database,
  kind: BonusKind,
  accountId: string,
  on: string,
): Promise<Price | undefined> {
  const [prices, currency] = await Promise.all([readPriceBook(db, on), findPaidCurrency(db, accountId)])
  const sum = prices.priceIn(`bonus-${kind}`, 1, currency ?? 'USD')?.sum ?? prices.unitOf(`bonus-${kind}`)
  return sum && isPositive(sum) ? { amount: sum, priceVersion: prices.version } : undefined
}

const readCv = async ({ cvs }: Needs<'cvs'>, seaman: SeamanRow): Promise<Cv> =>
  wholeCv(seaman, await cvs.get(seaman.id))

/** Whether both accounts of a referral belong together: one browser, one person, or one means of payment. */
async function isOnBothSides(services: Booking, due: WaitingBonus, cv: Cv): Promise<boolean> {
  const { recipient, verified, sharesDevice } = due
  if (sharesDevice || isSamePerson(cv, await readCv(services, recipient))) return true
  return havePaidAlike(services.db, recipient.accountId, verified.accountId)
}

/** Why a bonus is not booked now, and when it is considered again: never without a time. Undefined if nothing is against it. */
type Obstacle = { reason: BonusReason; until?: number }

async function findObstacle(services: Booking, due: WaitingBonus, cv: Cv): Promise<Obstacle | undefined> {
  const { db, clock, config } = services
  const { bonus, recipient, verification } = due
  const now = clock()
  if (stateOf(verification, cv, toPlainDate(now)) !== 'verified') return { reason: 'changed', until: now + DAY }
  if (!digestPerson(services.keys['bonus-person'], cv, verification.items))
    return { reason: 'incomplete', until: now + DAY }
  if (bonus.kind !== 'friend') return undefined
  if (await isOnBothSides(services, due, cv)) return { reason: 'same-side' }
  const isFull = (await countFriends(db, recipient.accountId, monthStart(now))) >= config.bonusFriends
  return isFull ? { reason: 'month-full', until: monthStart(now, 1) } : undefined
}

const note = (db: Database, id: string, { reason, until }: Obstacle) =>
  until === undefined ? refuse(db, id, reason) : postpone(db, id, reason, until)

async function decide(services: Booking, due: WaitingBonus): Promise<void> {
  const { db } = services
  const { bonus, recipient, verified, verification } = due
  const { id, kind, verifiedAt } = bonus
  const price = await readBonusPrice(db, kind, recipient.accountId, toPlainDate(verifiedAt))
  const cv = await readCv(services, verified)
  const obstacle: Obstacle | undefined = price ? await findObstacle(services, due, cv) : { reason: 'not-offered' }
  const person = digestPerson(services.keys['bonus-person'], cv, verification.items)
  if (!price || !person || obstacle) {
    await note(db, id, obstacle ?? { reason: 'not-offered' })
    return
  }
  try {
    await bookBonus(services, { id, kind, accountId: recipient.accountId, person, ...price })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    await note(db, id, { reason: 'known-person' })
  }
}

/** Books the bonuses of verifications, once each; what cannot be booked yet is left to a later run. */
export async function bookBonuses(services: Booking): Promise<void> {
  const { db, clock } = services
  const now = clock()
  await runBatch(db, [deleteOrphans(db), forgetPeople(db, now - REMEMBERED)])
  const waiting = await findWaiting(db, now, MAX_AT_ONCE)
  await forEachDue(waiting, { failure: 'bonus not booked', idOf: ({ bonus }) => bonus.id }, (due) =>
    decide(services, due),
  )
}
