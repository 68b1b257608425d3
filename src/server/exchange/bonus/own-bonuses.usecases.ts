import type { BonusStatus, OwnBonus, OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { BONUS_KINDS } from '#src/domain/bonus/bonus.ts'
import { type Amount, isPositive, isZero } from '#src/domain/money/amount.ts'
import { HOUR, toPlainDate } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countUnverified, findOwn, findPurses } from './bonus.repository.ts'
import type { BonusRow } from './bonus.tables.ts'
import { amountOfBonus, type BonusPart, type BookedBonus, readParts } from './bonus-parts.repository.ts'
import { readBonusPrice } from './book-bonuses.usecases.ts'

const MAX_SHOWN = 100

const isBooked = (row: BonusRow): row is BookedBonus => row.state === 'booked'

function statusOf(row: BookedBonus, left: Amount, now: number): BonusStatus {
  if (row.endsAt > now || !isZero(left)) return isPositive(left) ? 'open' : 'spent'
  if (row.withdrawnAt !== null) return 'withdrawn'
  return row.returned === row.amount ? 'ended' : 'spent'
}

const describeBooked = (row: BookedBonus, left: Amount, now: number): OwnBonus => ({
  ...{ id: row.id, kind: row.kind, amount: amountOfBonus(row), left, at: row.bookedAt },
  ...{ status: statusOf(row, left, now), until: row.endsAt },
})

/** The inviter learns nothing about the CV or the account of the friend. */
function statusOfOther({ kind, state, reason, dueAt }: BonusRow, now: number): BonusStatus {
  if (reason === 'same-side' || reason === 'known-person') return 'excluded'
  if (reason === null) return dueAt > now - HOUR ? 'waiting' : 'later'
  const isOfFriend = kind === 'friend' && state === 'waiting' && reason !== 'month-full'
  return isOfFriend ? 'later' : reason
}

const describeOther = (row: BonusRow, now: number): OwnBonus => ({
  ...{ id: row.id, kind: row.kind, amount: null, left: null, at: row.verifiedAt },
  status: statusOfOther(row, now),
  until: row.reason === 'month-full' ? row.dueAt : null,
})

/** The booked bonuses of a person with what is left of them. */
async function readOwnParts(db: Database, accountId: string): Promise<BonusPart[]> {
  const purses = await findPurses(db, accountId)
  const found = await Promise.all(purses.map(({ holderId, currency }) => readParts(db, holderId, currency)))
  return found.flatMap(({ parts }) => parts)
}

/** What ends next, of what is left. */
function findNext(parts: readonly BonusPart[], now: number): OwnBonuses['next'] {
  const [first] = parts
    .filter(({ row, left }) => row.endsAt > now && isPositive(left))
    .toSorted((one, other) => one.row.endsAt - other.row.endsAt)
  return first ? { amount: first.left, at: first.row.endsAt } : null
}

/** The bonuses of a person: what was booked, what waits and why, what is left and when it ends. */
export async function readOwnBonuses(
  { db, clock, config }: Needs<'db' | 'clock' | 'config'>,
  accountId: string,
): Promise<OwnBonuses> {
  const now = clock()
  const [{ total, rows }, parts, unverified, prices] = await Promise.all([
    findOwn(db, accountId, MAX_SHOWN),
    readOwnParts(db, accountId),
    countUnverified(db, accountId),
    Promise.all(BONUS_KINDS.map((kind) => readBonusPrice(db, kind, accountId, toPlainDate(now)))),
  ])
  const left = new Map(parts.map((part) => [part.row.id, part.left]))
  const items = rows.map((row) =>
    isBooked(row) ? describeBooked(row, left.get(row.id) ?? amountOfBonus(row), now) : describeOther(row, now),
  )
  return {
    offers: BONUS_KINDS.flatMap((kind, place) => {
      const price = prices[place]
      return price ? [{ kind, amount: price.amount }] : []
    }),
    ...{ friendsAMonth: config.bonusFriends, unverified, total, items, next: findNext(parts, now) },
  }
}
