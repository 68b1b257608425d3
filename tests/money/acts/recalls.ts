import { payFee, reinstate, takeBack } from '#src/server/exchange/billing/funds.usecases.ts'
import type { Act } from '../act.ts'
import { idOf, pickName, toAmount } from '../choose.ts'
import * as model from '../model/books.ts'
import { nameNext } from '../world.ts'

/** The bank takes a transfer back that was credited. */
const recall: Act = {
  name: 'recall of a transfer',
  weight: 3,
  plan: (world) => {
    const { bank } = world
    const isTaken = (name: string) => bank.recalled.some(({ transfer }) => transfer === name)
    const line = pickName(world, world.model.lines, ({ state }, name) => state === 'credited' && !isTaken(name))
    const found = world.model.lines[line ?? '']
    const holder = world.model.payments[found?.payment ?? '']?.holder
    if (!line || !found || !holder) return undefined
    const sum = { currency: found.currency, minor: found.minor }
    bank.recalled.push({ ...sum, transfer: line })
    const [reference, at] = [`recall:${line}`, 'bank'] as const
    const funds = { reference, holderId: idOf(world, holder), amount: toAmount(sum), at }
    return {
      run: (services) => takeBack(services, funds),
      model: (books) => model.takeBack(books, { reference, holder, sum, at }),
    }
  },
}

/** It returns what it took before: our books refuse what returns of a recall that they do not have. */
const giveBack: Act = {
  name: 'recall that is withdrawn',
  weight: 2,
  plan: (world) => {
    const { bank, random } = world
    const taken = bank.recalled.filter(
      ({ transfer }) =>
        world.model.asked[`recall:${transfer}`] !== undefined &&
        !bank.reinstated.some((one) => one.transfer === transfer),
    )
    const one = random.acts.pick(taken)
    const holder = world.model.payments[world.model.lines[one?.transfer ?? '']?.payment ?? '']?.holder
    if (!one || !holder) return undefined
    bank.reinstated.push(one)
    const sum = { currency: one.currency, minor: one.minor }
    const [reference, at] = [`reinstated:${one.transfer}`, 'bank'] as const
    const funds = { reference, holderId: idOf(world, holder), amount: toAmount(sum), at }
    return {
      run: (services) => reinstate(services, funds),
      model: (books) => model.credit(books, { reference, holder, sum, at }, 'reinstatement'),
    }
  },
}

const fee: Act = {
  name: 'fee of the bank',
  weight: 1,
  plan: (world) => {
    const sum = { currency: 'EUR', minor: 1 + world.random.acts.below(900) } as const
    const reference = nameNext(world, 'f')
    world.bank.fees.push(sum)
    return {
      run: (services) => payFee(services, { reference, amount: toAmount(sum), at: 'bank' }),
      model: (books) => model.payFee(books, reference, sum, 'bank'),
    }
  },
}

export const recallActs = [recall, giveBack, fee]
