import type { BonusStatus, OwnBonus, OwnBonuses } from '#src/contract/bonus/schemas.ts'
import { BONUS_KINDS } from '#src/domain/bonus/bonus.ts'
import { type Amount, isPositive, isZero } from '#src/domain/money/amount.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { countUnverified, findOwn } from './bonus.repository.ts'
import type { BonusRow } from './bonus.tables.ts'
import { amountOfBonus, type BookedBonus, readParts } from './bonus-parts.repository.ts'
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

const describeOther = ({ id, kind, state, reason, verifiedAt, dueAt }: BonusRow): OwnBonus => ({
  ...{ id, kind, amount: null, left: null, at: verifiedAt },
  status: reason === 'same-side' || reason === 'known-person' ? 'excluded' : (reason ?? 'waiting'),
  until: state === 'waiting' && reason === 'month-full' ? dueAt : null,
})

/** What is left of booked bonuses, by id. */
async function readLeft(db: Database, rows: readonly BookedBonus[]): Promise<ReadonlyMap<string, Amount>> {
  const purses = new Map(rows.map(({ holderId, currency }) => [`${holderId} ${currency}`, { holderId, currency }]))
  const found = await Promise.all([...purses.values()].map((one) => readParts(db, one.holderId, one.currency)))
  return new Map(found.flatMap(({ parts }) => parts.map(({ row, left }) => [row.id, left] as const)))
}

/** What ends next, of what is left. */
function findNext(items: readonly OwnBonus[]): OwnBonuses['next'] {
  const [first] = items
    .filter(({ status }) => status === 'open')
    .toSorted((one, other) => (one.until ?? 0) - (other.until ?? 0))
  return first?.left && first.until !== null ? { amount: first.left, at: first.until } : null
}

/** The bonuses of a person: what was booked, what waits and why, what is left and when it ends. */
export async function readOwnBonuses(
  { db, clock, config }: Needs<'db' | 'clock' | 'config'>,
  accountId: string,
): Promise<OwnBonuses> {
  const now = clock()
  const [rows, unverified, prices] = await Promise.all([
    findOwn(db, accountId, MAX_SHOWN),
    countUnverified(db, accountId),
    Promise.all(BONUS_KINDS.map((kind) => readBonusPrice(db, kind, accountId, toPlainDate(now)))),
  ])
  const left = await readLeft(db, rows.filter(isBooked))
  const items = rows.map((row) =>
    isBooked(row) ? describeBooked(row, left.get(row.id) ?? amountOfBonus(row), now) : describeOther(row),
  )
  return {
    offers: BONUS_KINDS.flatMap((kind, place) => {
      const price = prices[place]
      return price ? [{ kind, amount: price.amount }] : []
    }),
    ...{ friendsAMonth: config.bonusFriends, unverified, items, next: findNext(items) },
  }
}
