import type { TransferOutcome } from '#src/contract/transfer/outcomes.ts'
import { confirmAct, declineAct } from '#src/server/back-office/proposal/decide-proposal.usecases.ts'
import { proposeAct } from '#src/server/back-office/proposal/propose-act.usecases.ts'
import { proposeTransfer } from '#src/server/back-office/transfer/propose-transfer.usecases.ts'
import { adjustBalance } from '#src/server/exchange/billing/adjust-balance.ts'
import type { Act, Planned } from '../act.ts'
import { idOf, pickHolder, pickName, pickSum, toAmount } from '../choose.ts'
import * as model from '../model/proposals.ts'
import { type Person, sessionOf } from '../people.ts'
import { nameNext, product, type World } from '../world.ts'
import { pickAdmin, readLine } from './transfers.ts'

const reason = 'as the bank reports'

/** @param outcome of a transfer: credited, returned or ignored */
export function planLine(world: World, line: string, outcome: TransferOutcome, admin: Person): Planned {
  const [name, id] = [nameNext(world, 'q'), idOf(world, line)]
  return {
    run: (services) => proposeTransfer(services, sessionOf(admin), { id, outcome, reason }),
    model: (books) => model.proposeTransfer(books, name, line, outcome, admin),
    repeated: ['conflict'],
    reads: (books) => readLine(books, line),
  }
}

export function planConfirmation(world: World, name: string, admin: Person): Planned {
  const id = idOf(world, name)
  return {
    run: (services) => confirmAct(services, product.actsByTwo, { session: sessionOf(admin) }, id),
    model: (books) => model.confirm(books, name, admin),
    repeated: ['conflict'],
  }
}

const proposeLine: Act = {
  name: 'propose what becomes of a transfer',
  weight: 18,
  plan: (world) => {
    const { acts } = world.random
    const line = pickName(
      world,
      world.model.lines,
      ({ state }, name) => world.ids.has(name) && (state === 'new' || acts.chance(0.1)),
    )
    if (!line) return undefined
    const isPaid = world.model.lines[line]?.payment != null
    const outcome = (isPaid ? acts.chance(0.9) : acts.chance(0.1))
      ? 'credited'
      : acts.chance(0.7)
        ? 'returned'
        : 'ignored'
    return planLine(world, line, outcome, pickAdmin(world))
  },
}

const proposeSum: Act = {
  name: 'propose an adjustment',
  weight: 5,
  plan: (world) => {
    const { acts } = world.random
    const holder = pickHolder(world)
    if (!holder) return undefined
    const picked = pickSum(world)
    const sum = { ...picked, minor: acts.chance(0.6) ? picked.minor : -picked.minor }
    const account = acts.chance(0.5) ? 'bonus' : 'available'
    const [name, admin, objectId] = [nameNext(world, 'q'), pickAdmin(world), idOf(world, holder)]
    const input = { account, amount: toAmount(sum) } as const
    return {
      run: (services) =>
        proposeAct(services, adjustBalance, { session: sessionOf(admin) }, { objectId, input, reason }),
      model: (books) => model.proposeAdjustment(books, name, { holder, account, sum, by: admin }),
      repeated: ['conflict'],
    }
  },
}

const confirm: Act = {
  name: 'confirm as a second admin',
  weight: 16,
  isDue: ({ model: { proposals }, now }) =>
    Object.values(proposals).some(({ state, expiresAt }) => state === 'open' && expiresAt > now()),
  plan: (world) => {
    const { acts } = world.random
    const name = pickName(
      world,
      world.model.proposals,
      ({ state, expiresAt }, one) =>
        world.ids.has(one) && ((state === 'open' && expiresAt > world.now()) || acts.chance(0.02)),
    )
    return name ? planConfirmation(world, name, pickAdmin(world)) : undefined
  },
}

const decline: Act = {
  name: 'decline a proposal',
  weight: 2,
  plan: (world) => {
    const { acts } = world.random
    const name = pickName(
      world,
      world.model.proposals,
      ({ expiresAt }, one) => world.ids.has(one) && (expiresAt > world.now() || acts.chance(0.05)),
    )
    if (!name) return undefined
    const [admin, id] = [pickAdmin(world), idOf(world, name)]
    return {
      run: (services) => declineAct(services, product.actsByTwo, { session: sessionOf(admin) }, { id }),
      model: (books) => model.decline(books, name),
      repeated: ['conflict'],
    }
  },
}

export const proposalActs = [proposeLine, proposeSum, confirm, decline]
