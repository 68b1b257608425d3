import { cancelTopUp } from '#src/server/exchange/payment/cancel-top-up.usecases.ts'
import { startTopUp } from '#src/server/exchange/payment/start-top-up.usecases.ts'
import type { Act } from '../act.ts'
import { idOf, pickCurrency, pickName, pickPayer, pickSum, writeSum } from '../choose.ts'
import { own } from '../model/books.ts'
import * as model from '../model/payments.ts'
import { holderOf, ownerOf, type Person, sessionOf } from '../people.ts'
import { nameNext, type World } from '../world.ts'

const begin: Act = {
  name: 'start a top-up',
  weight: 14,
  plan: (world) => {
    const { acts } = world.random
    const person = pickPayer(world)
    const [name, holder, currency] = [nameNext(world, 'p'), holderOf(person), pickCurrency(world)]
    const sum = acts.chance(0.05) ? undefined : pickSum(world, currency)
    const input = { provider: 'invoice' as const, currency, amount: sum ? writeSum(sum) : 'a lot' }
    return {
      run: (services) => startTopUp(services, sessionOf(person), ownerOf(holder), { input, key: name, locale: 'en' }),
      model: (books) => model.startTopUp(books, name, { holder, account: person, sum }),
      // The room below the cap, and whether the account is there still.
      reads: (books) => [
        books.closing[person] ?? null,
        books.erased[holder] ?? null,
        own(books, holder, 'available', currency),
        ...Object.values(books.payments).flatMap((one) => (one.holder === holder ? [one.state, one.received] : [])),
      ],
    }
  },
}

/** The same key with another body: never a second payment. */
const changeBody: Act = {
  name: 'repeat a top-up with another amount',
  weight: 2,
  plan: (world) => {
    const name = pickName(world, world.model.payments, ({ account }) => account !== null)
    const before = world.model.payments[name ?? '']
    if (!name || !before?.account) return undefined
    const { account: person, holder, currency, minor } = before
    const sum = { currency, minor: minor + world.random.acts.below(2) }
    const input = { provider: 'invoice' as const, currency, amount: writeSum(sum) }
    return {
      run: (services) =>
        startTopUp(services, sessionOf(person as Person), ownerOf(holder), { input, key: name, locale: 'en' }),
      model: (books) => model.startTopUp(books, name, { holder, account: person, sum }),
    }
  },
}

const pickStarted = (world: World) =>
  pickName(world, world.model.payments, ({ account }, name) => account !== null && world.ids.has(name))

const cancel: Act = {
  name: 'cancel a top-up',
  weight: 4,
  plan: (world) => {
    const name = pickStarted(world)
    const before = world.model.payments[name ?? '']
    if (!name || !before?.account) return undefined
    const [person, id] = [before.account as Person, idOf(world, name)]
    return {
      run: (services) => cancelTopUp(services, sessionOf(person), ownerOf(before.holder), id),
      model: (books) => model.cancelTopUp(books, name, person),
      reads: ({ payments }) => payments[name],
    }
  },
}

export const topUpActs = [begin, changeBody, cancel]
