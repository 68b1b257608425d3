import { amountOf } from '#src/domain/money/amount.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { confirmAct, declineAct } from '#src/server/back-office/proposal/decide-proposal.usecases.ts'
import { preparePayback, releasePayback } from '#src/server/back-office/refund/prepare-payback.usecases.ts'
import { proposePaybackEnd, proposeRefund } from '#src/server/back-office/refund/propose-refund.usecases.ts'
import { cancelPayback } from '#src/server/exchange/payback/cancel-payback.usecases.ts'
import { requestPayback } from '#src/server/exchange/payback/request-payback.usecases.ts'
import { pickAdmin } from '../acts/transfers.ts'
import { pickCurrency, pickPayer, writeSum } from '../choose.ts'
import { readRows } from '../database.ts'
import type { Currency } from '../model/books.ts'
import { holderOf, ownerOf, sessionOf } from '../people.ts'
import { nameNext, product } from '../world.ts'
import { findRichest, type OwnedRow, pickRow, type TradeAct, type TradePlanned } from './trade-act.ts'
import type { TradeWorld } from './trade-world.ts'

export const REASON = 'as was agreed with the buyer'
const ACCOUNT = { iban: 'DE89370400440532013000', name: 'A. Marin', isOtherName: true }

/** What the page of the balance shows may be out of date by the time: then it is refused. */
const ask: TradeAct = {
  name: 'ask for the balance back',
  weight: 10,
  plan: (world) => {
    const person = pickPayer(world)
    const owner = ownerOf(holderOf(person))
    const found = findRichest(world, person)
    if (!found && world.random.acts.chance(0.85)) return []
    const [key, currency] = [nameNext(world, 'b'), found?.currency ?? pickCurrency(world)]
    const seen = amountOf((found?.balance ?? 1) + Number(world.random.acts.chance(0.1)), currency).minor
    const asked = { input: { currency, seen, ...ACCOUNT }, key }
    return [{ run: (services) => requestPayback(services, sessionOf(person), owner, asked) }]
  },
}

const PAYBACKS = `SELECT b.id, h.account_id AS accountId, h.organisation_id AS organisationId
  FROM payback b JOIN ledger_holder h ON h.id = b.holder_id`
const pickPayback = (world: TradeWorld, where = '') =>
  pickRow<OwnedRow>(world, `${PAYBACKS} ${where} ORDER BY b.created_at, b.id`)

const cancel: TradeAct = {
  name: 'cancel a pay-back',
  weight: 4,
  plan: (world) => {
    const found = pickPayback(world)
    if (!found) return []
    const { person, owner, id } = found
    return [{ run: (services) => cancelPayback(services, sessionOf(person), owner, id) }]
  },
}

const TRANSFERS = "WHERE b.way = 'transfer'"

const prepare: TradeAct = {
  name: 'prepare a transfer',
  weight: 8,
  plan: (world) => {
    const found = pickPayback(world, TRANSFERS)
    if (!found) return []
    const move = world.random.acts.chance(0.8) ? preparePayback : releasePayback
    const admin = pickAdmin(world)
    return [{ run: (services) => move(services, sessionOf(admin), found.id) }]
  },
}

export const planEnd = (world: TradeWorld, id: string, outcome: 'sent' | 'failed'): TradePlanned => {
  const admin = pickAdmin(world)
  const asked = { id, outcome, day: toPlainDate(world.now()), reason: REASON }
  return { run: (services) => proposePaybackEnd(services, sessionOf(admin), asked) }
}

const end: TradeAct = {
  name: 'propose the end of a transfer',
  weight: 8,
  plan: (world) => {
    const found = pickPayback(world, TRANSFERS)
    return found ? [planEnd(world, found.id, world.random.acts.chance(0.7) ? 'sent' : 'failed')] : []
  },
}

/** Sometimes a cent more than there is. */
const refund: TradeAct = {
  name: 'propose a refund of a payment',
  weight: 6,
  plan: (world) => {
    const { acts } = world.random
    const sql =
      "SELECT reference, currency, received FROM payment WHERE provider = 'stripe' AND received > 0 ORDER BY id"
    const found = acts.pick(readRows<{ reference: string; currency: Currency; received: number }>(world.database, sql))
    if (!found) return []
    const { reference, currency, received } = found
    const minor = acts.chance(0.3) ? received + acts.below(2) : 1 + acts.below(received)
    const asked = { reference, currency, amount: writeSum({ currency, minor }), reason: REASON }
    const admin = pickAdmin(world)
    return [{ run: (services) => proposeRefund(services, sessionOf(admin), asked) }]
  },
}

export type OpenProposal = { id: string; by: string }
export const findProposals = ({ database, now }: TradeWorld): OpenProposal[] =>
  readRows<OpenProposal>(
    database,
    "SELECT id, proposed_by AS 'by' FROM admin_proposal WHERE state = 'open' AND expires_at > ? ORDER BY id",
    now(),
  )

export const planDecision = (world: TradeWorld, id: string, isConfirmed: boolean): TradePlanned => {
  const session = sessionOf(pickAdmin(world))
  return {
    run: (services) =>
      isConfirmed
        ? confirmAct(services, product.actsByTwo, { session }, id)
        : declineAct(services, product.actsByTwo, { session }, { id }),
  }
}

/** Often two admins confirm at the same time. */
const decide: TradeAct = {
  name: 'decide a proposal',
  weight: 22,
  plan: (world) => {
    const { acts } = world.random
    const found = acts.pick(findProposals(world))
    if (!found) return []
    const planned = () => planDecision(world, found.id, acts.chance(0.9))
    return acts.chance(0.3) ? [planned(), planned()] : [planned()]
  },
}

export const paybackActs = [ask, cancel, prepare, end, refund, decide]
