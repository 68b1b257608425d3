import { bookBonus } from '#src/server/exchange/bonus/book-bonus.usecases.ts'
import { isGuardFailure } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Act } from '../act.ts'
import { accountOf, pickCurrency, pickName, toAmount } from '../choose.ts'
import { giveBonus, withdrawBonus } from '../model/bonuses.ts'
import type { Sum } from '../model/books.ts'
import { PEOPLE, type Person } from '../people.ts'
import { nameNext } from '../world.ts'

const SEAFARERS = (Object.keys(PEOPLE) as Person[]).filter((person) => PEOPLE[person] === 'seaman')

/** As for a job: who closed the account meanwhile gets nothing, and what is booked stays. */
function isExpected(error: unknown): boolean {
  return isGuardFailure(error) || (error instanceof Failure && error.code === 'conflict')
}

/** The row as the trigger of a verification inserts it; then the job books it. */
const give: Act = {
  name: 'book a bonus',
  weight: 6,
  plan: (world) => {
    const { database, random } = world
    const person = random.acts.pick(SEAFARERS.filter((one) => !world.model.erased[one]))
    if (!person) return undefined
    // Names sort as they were made.
    const id = `bonus-${nameNext(world, '').padStart(6, '0')}`
    const sum: Sum = { currency: pickCurrency(world), minor: 1 + random.acts.below(2_000) }
    const accountId = accountOf(person)
    const insert = database.prepare(
      `INSERT INTO bonus (id, kind, account_id, verified_at, due_at) SELECT ?, 'verification', id, ?, ? FROM account WHERE id = ?
        AND NOT EXISTS (SELECT 1 FROM bonus WHERE id = ?)`,
    )
    return {
      run: async (services) => {
        insert.run(id, world.now(), world.now(), accountId, id)
        const booked = {
          id,
          kind: 'verification',
          accountId,
          person: { name: id, passport: null },
          amount: toAmount(sum),
          priceVersion: 0,
        } as const
        await bookBonus(services, booked).catch((error: unknown) => {
          if (!isExpected(error)) throw error
        })
      },
      model: (books) => giveBonus(books, id, person, sum),
    }
  },
}

/** As the trigger of a refusal does it. */
const withdraw: Act = {
  name: 'withdraw a bonus',
  weight: 2,
  plan: (world) => {
    const id = pickName(world, world.model.bonuses, ({ endsAt }) => endsAt > world.now())
    if (!id) return undefined
    const update = world.database.prepare(
      'UPDATE bonus SET withdrawn_at = ?, ends_at = min(ends_at, ?) WHERE id = ? AND withdrawn_at IS NULL',
    )
    return {
      run: async () => void update.run(world.now(), world.now(), id),
      model: (books) => withdrawBonus(books, id),
    }
  },
}

export const bonusActs = [give, withdraw]
