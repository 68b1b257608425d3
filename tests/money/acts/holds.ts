import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createHold, type NewHold } from '#src/server/exchange/billing/hold-entries.repository.ts'
import { demandOrdersAllowed } from '#src/server/exchange/billing/holds.repository.ts'
import { capture, refund, voidHold } from '#src/server/exchange/billing/holds.usecases.ts'
import { toLedgerFailure } from '#src/server/exchange/billing/ledger-failures.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { Act } from '../act.ts'
import { idOf, pickHolder, pickName, pickSum, toAmount } from '../choose.ts'
import * as model from '../model/books.ts'
import { nameNext, type World } from '../world.ts'

/** As the batch of an order holds its price. */
async function holdFor(services: Services, asked: NewHold): Promise<void> {
  const { db } = services
  try {
    await runBatch(db, [...demandOrdersAllowed(db, asked.holderId), ...createEntry(services, createHold(asked))])
  } catch (error) {
    throw toLedgerFailure(error)
  }
}

/** Mostly what the balance covers. */
function pickPrice(world: World, holder: string): model.Sum {
  const { acts } = world.random
  const sum = pickSum(world)
  const rich = (['USD', 'EUR', 'UAH'] as const)
    .map((currency) => ({
      currency,
      minor: model.own(world.model, holder, 'available', currency) + model.own(world.model, holder, 'bonus', currency),
    }))
    .filter(({ minor }) => minor > 0)
  const most = acts.pick(rich)
  return most && acts.chance(0.85) ? { ...most, minor: 1 + acts.below(most.minor) } : sum
}

const hold: Act = {
  name: 'hold',
  weight: 14,
  plan: (world) => {
    const holder = pickHolder(world)
    if (!holder) return undefined
    const { acts } = world.random
    const sum = pickPrice(world, holder)
    const [reference, until] = [nameNext(world, 'h'), world.now() + Math.floor(acts.next() * 20 * model.DAY)]
    const asked = { reference, holderId: idOf(world, holder), amount: toAmount(sum), until }
    return {
      run: (services) => holdFor(services, asked),
      model: (books) => model.hold(books, reference, holder, sum, until),
      repeated: ['idempotency-mismatch', 'balance-owed'],
    }
  },
}

type Hold = model.Model['holds'][string]
const isOpen = ({ held, bonusHeld }: Hold): boolean => held + bonusHeld > 0
const isCaptured = ({ captured, bonusCaptured }: Hold): boolean => captured + bonusCaptured > 0

/** Mostly one of which it can be. */
const pickHold = (world: World, isFit: (hold: Hold) => boolean): string | undefined =>
  pickName(
    world,
    world.model.holds,
    (one, name) => world.ids.has(name) && (isFit(one) || world.random.acts.chance(0.1)),
  )

/** Mostly a part of what is left, sometimes all, sometimes a cent too much. */
function pickPart(world: World, left: number): number {
  const { acts } = world.random
  const choice = acts.below(10)
  if (choice < 3) return Math.max(left, 1)
  return choice === 9 ? left + 1 : 1 + acts.below(Math.max(left, 1))
}

/** The entry of an act has a reference of its own, or by mistake that of an earlier one. */
const pickReference = (world: World, prefix: string): string =>
  world.random.acts.chance(0.04) && world.made > 0
    ? `${prefix}${1 + world.random.acts.below(world.made)}`
    : nameNext(world, prefix)

const captureSome: Act = {
  name: 'capture',
  weight: 10,
  plan: (world) => {
    const name = pickHold(world, isOpen)
    const one = world.model.holds[name ?? '']
    if (!name || !one) return undefined
    const minor = pickPart(world, one.held + one.bonusHeld)
    const [reference, holdId] = [pickReference(world, 'c'), idOf(world, name)]
    const amount = toAmount({ currency: one.currency, minor })
    return {
      run: (services) => capture(services, { holdId, reference, amount }),
      model: (books) => model.capture(books, reference, name, minor),
    }
  },
}

const refundSome: Act = {
  name: 'refund',
  weight: 6,
  plan: (world) => {
    const name = pickHold(world, isCaptured)
    const one = world.model.holds[name ?? '']
    if (!name || !one) return undefined
    const minor = pickPart(world, one.captured + one.bonusCaptured)
    const [reference, holdId] = [pickReference(world, 'r'), idOf(world, name)]
    const amount = toAmount({ currency: one.currency, minor })
    return {
      run: (services) => refund(services, { holdId, reference, amount }),
      model: (books) => model.refund(books, reference, name, minor),
    }
  },
}

const endHold: Act = {
  name: 'void',
  weight: 4,
  plan: (world) => {
    const name = pickHold(world, isOpen)
    if (!name) return undefined
    const [reference, holdId] = [pickReference(world, 'v'), idOf(world, name)]
    return {
      run: (services) => voidHold(services, { holdId, reference }),
      model: (books) => model.voidHold(books, reference, name),
    }
  },
}

export const holdActs = [hold, captureSome, refundSome, endHold]
