import { amountOf, type MoneyCurrency } from '#src/domain/money/amount.ts'
import type { AccountKind, Leg } from '#src/domain/money/ledger.ts'
import { DAY } from '#src/domain/time.ts'
import { createPayments, type DemoHolder } from './create-payments.ts'
import {
  COMPANY_ENTRIES,
  COMPANY_PAYMENTS,
  type DemoEntry,
  SEAMAN_ENTRIES,
  SEAMAN_PAYMENTS,
} from './data/demo-balances.ts'
import { createKey, createPublicId } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { Batch, LedgerTransactionRow } from './rows.ts'

const HOUSE: readonly AccountKind[] = ['bank', 'revenue', 'bonus-expense']
/** Days before now at which the balances were begun. */
const BEGUN = 150

const accountOf = (holderId: string, kind: AccountKind, currency: MoneyCurrency) => {
  const holder = HOUSE.includes(kind) ? null : holderId
  return { id: `${holder ?? 'house'}:${kind}:${currency}`, holder_id: holder, kind, currency }
}

type Created = { entry: DemoEntry; row: LedgerTransactionRow }

function createEntries(holderId: string, entries: readonly DemoEntry[], random: Random, now: number): Created[] {
  const holds = new Map<string, string>()
  return entries.map((entry) => {
    const { kind, ago, currency, legs, hold, ends, of, payment } = entry
    const at = now - ago * DAY
    const id = createKey(random, at)
    if (hold) holds.set(hold, id)
    const made: Leg[] = legs.map(([account, minor]) => ({
      account: accountOf(holderId, account, currency).id,
      currency,
      amount: amountOf(minor, currency).minor,
    }))
    // The reference of money that arrived names the line of the statement.
    const reference = payment ? `bank:${createKey(random, at)}` : `demo:${id}`
    const row = {
      ...{ id, kind, at, reference, reverses_id: null, legs: JSON.stringify(made) },
      hold_id: (of && holds.get(of)) ?? null,
      until: ends === undefined ? null : now + ends * DAY,
    }
    return { entry, row }
  })
}

type Demo = { accountId: string; organisationId: string; ownerId: string }

/** Balances of the demo seafarer and the demo company with their payments; the database writes postings, balances and holds. */
export function createLedger(
  { accountId, organisationId, ownerId }: Demo,
  { now, seed }: { now: number; seed: number },
): Batch[] {
  const random = createRandom(seed, 'ledger')
  const people = [
    {
      account_id: accountId,
      organisation_id: null,
      payer: accountId,
      entries: SEAMAN_ENTRIES,
      payments: SEAMAN_PAYMENTS,
    },
    {
      account_id: null,
      organisation_id: organisationId,
      payer: ownerId,
      entries: COMPANY_ENTRIES,
      payments: COMPANY_PAYMENTS,
    },
  ]
  const demos = people.map((person) => {
    const id = createPublicId(random)
    return { ...person, id, created: createEntries(id, person.entries, random, now) }
  })
  const accounts = demos.flatMap(({ id, entries }) =>
    entries.flatMap(({ currency, legs }) => legs.map(([kind]) => accountOf(id, kind, currency))),
  )
  const holders = demos.map(
    ({ id, payer, payments, created }): DemoHolder => ({
      ...{ holderId: id, accountId: payer, payments },
      arrived: created.flatMap(({ entry: { payment, currency, legs }, row }) =>
        payment
          ? [{ payment, currency, amount: legs[1]?.[1] ?? 0, at: row.at, lineId: row.reference.split(':')[1] ?? '' }]
          : [],
      ),
    }),
  )
  return [
    {
      table: 'ledger_holder',
      rows: demos.map(({ id, account_id, organisation_id }) => ({
        ...{ id, account_id, organisation_id },
        created_at: now - BEGUN * DAY,
      })),
    },
    { table: 'ledger_account', rows: [...new Map(accounts.map((row) => [row.id, row])).values()] },
    { table: 'ledger_transaction', rows: demos.flatMap(({ created }) => created.map(({ row }) => row)) },
    ...createPayments(holders, { now, seed }),
  ]
}
