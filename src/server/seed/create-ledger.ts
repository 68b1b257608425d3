import type { Buyer } from '#src/contract/billing-document/record.ts'
import { DAY } from '#src/domain/time.ts'
import { createDocuments, draftReceipts } from './create-documents.ts'
import { accountOf, createEntries, type Entered } from './create-entries.ts'
import { createOrders } from './create-orders.ts'
import { createPayments, type DemoHolder } from './create-payments.ts'
import { COMPANY_ENTRIES, COMPANY_PAYMENTS, SEAMAN_ENTRIES, SEAMAN_PAYMENTS } from './data/demo-balances.ts'
import { createPublicId } from './identifiers.ts'
import { createRandom } from './random.ts'
import type { Batch } from './rows.ts'

/** Days before now at which the balances were begun. */
const BEGUN = 150

type Demo = {
  accountId: string
  organisationId: string
  ownerId: string
  buyers: { seaman: Buyer; company: Buyer }
}

const listPeople = ({ accountId, organisationId, ownerId, buyers }: Demo) => [
  {
    account_id: accountId,
    organisation_id: null,
    payer: accountId,
    buyer: buyers.seaman,
    entries: SEAMAN_ENTRIES,
    payments: SEAMAN_PAYMENTS,
  },
  {
    account_id: null,
    organisation_id: organisationId,
    payer: ownerId,
    buyer: buyers.company,
    entries: COMPANY_ENTRIES,
    payments: COMPANY_PAYMENTS,
  },
]

type Buying = { id: string; payer: string; buyer: Buyer; created: readonly Entered[] }

/** Payments, orders and the documents of both. */
function createSales(
  demos: readonly Buying[],
  holders: readonly DemoHolder[],
  { now, seed }: { now: number; seed: number },
): Batch[] {
  const { payments, lines, batches } = createPayments(holders, { now, seed })
  const random = createRandom(seed, 'orders')
  const orders = demos.flatMap(({ id, payer, buyer, created }) =>
    createOrders({ holderId: id, accountId: payer, buyer, created }, random),
  )
  const receipts = draftReceipts(payments, lines, new Map(demos.map(({ id, buyer }) => [id, buyer])))
  return [
    ...batches,
    { table: 'purchase_order', rows: orders.map(({ row }) => row) },
    { table: 'order_line', rows: orders.map(({ line }) => line) },
    { table: 'order_event', rows: orders.flatMap(({ events }) => events) },
    ...createDocuments(receipts, orders, random),
  ]
}

/** Balances of the demo seafarer and the demo company with their payments; the database writes postings, balances and holds. */
export function createLedger(demo: Demo, { now, seed }: { now: number; seed: number }): Batch[] {
  const random = createRandom(seed, 'ledger')
  const demos = listPeople(demo).map((person) => {
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
    ...createSales(demos, holders, { now, seed }),
  ]
}
