import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import { createReference } from '#src/domain/payment/creditor-reference.ts'
import { TRANSFER_DAYS } from '#src/domain/payment/payment-states.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import type { DemoPayment } from './data/demo-balances.ts'
import { createKey, createPublicId } from './identifiers.ts'
import { createRandom, type Random } from './random.ts'
import type { BankPaymentSeedRow, Batch, PaymentSeedRow } from './rows.ts'

/** Money that was credited: the payment by its name, and the id of the line of the statement. */
type Arrived = { payment: string; currency: MoneyCurrency; amount: number; at: number; lineId: string }

/** A balance with its payments; `accountId` started them. */
export type DemoHolder = {
  holderId: string
  accountId: string
  payments: readonly DemoPayment[]
  arrived: readonly Arrived[]
}

const FIRST_SERIAL = 417
const SERIALS_OF_A_HOLDER = 1000

type Created = { demo: DemoPayment; row: PaymentSeedRow }

function createPaymentRows(
  { holderId, accountId, payments, arrived }: DemoHolder,
  first: number,
  random: Random,
  now: number,
): Created[] {
  return payments.map((demo, index) => {
    const at = now - demo.ago * DAY
    const received = arrived.filter(({ payment }) => payment === demo.name).reduce((sum, { amount }) => sum + amount, 0)
    const row = {
      ...{ id: createPublicId(random), holder_id: holderId, account_id: accountId, provider: 'invoice' as const },
      ...{ purpose: 'top-up' as const, currency: demo.currency, asked: demo.asked, received, state: demo.state },
      ...{ reference: createReference(first + index), created_at: at, expires_at: at + TRANSFER_DAYS * DAY },
      ...{ reminded_at: null, version: 1 },
      ...{ checkout_id: null, provider_id: null, checkout_url: null, stage: null, checked_at: null },
    }
    return { demo, row }
  })
}

type Line = Pick<BankPaymentSeedRow, 'id' | 'currency' | 'amount' | 'payer' | 'remittance' | 'payment_id' | 'state'> & {
  at: number
  source?: BankPaymentSeedRow['source']
}

const createLine = ({ at, source = 'statement', ...line }: Line, random: Random): BankPaymentSeedRow => ({
  ...line,
  ...{ source, line_hash: createPublicId(random), day: toPlainDate(at - DAY), added_at: at, version: 1 },
  decided_at: line.state === 'new' ? null : at,
})

/** What waits for two admins, and what they decided: money of known payments, in part too, and money that nobody knows. */
function createQueue(open: readonly Created[], random: Random, now: number): BankPaymentSeedRow[] {
  const [part, whole] = open.map(({ row }) => row)
  const newLine = (line: Omit<Line, 'id' | 'state' | 'at'>, ago = 1) =>
    createLine({ ...line, id: createKey(random, now - ago * DAY), state: 'new', at: now - ago * DAY }, random)
  const closed = (state: 'returned' | 'ignored', payer: string, amount: number, ago: number) =>
    createLine(
      {
        ...{ id: createKey(random, now - ago * DAY), state, at: now - ago * DAY, currency: 'EUR', amount, payer },
        ...{ remittance: 'Invoice 2026-104', payment_id: null },
      },
      random,
    )
  if (!part || !whole) return []
  const baltic = { currency: 'USD' as const, amount: 20_000, payer: 'Baltic Crewing OU' }
  return [
    newLine({
      currency: 'EUR',
      amount: 1500,
      payer: 'A. Marin',
      remittance: `Balance ${part.reference}`,
      payment_id: part.id,
    }),
    newLine({ ...baltic, remittance: `Top-up ${whole.reference}`, payment_id: whole.id }),
    newLine({ ...baltic, remittance: 'By phone from the bank', payment_id: null, source: 'typed' }, 2),
    newLine({
      currency: 'EUR',
      amount: 4200,
      payer: 'Baltic Trading OU',
      remittance: 'Invoice 2026-118',
      payment_id: null,
    }),
    closed('ignored', 'Baltic Trading OU', 9900, 33),
    closed('returned', 'J. Weber', 2000, 61),
  ]
}

type Payments = {
  payments: readonly PaymentSeedRow[]
  lines: readonly BankPaymentSeedRow[]
  batches: readonly Batch[]
}

/** The payments of demo balances, and the lines of bank statements. */
export function createPayments(holders: readonly DemoHolder[], { now, seed }: { now: number; seed: number }): Payments {
  const random = createRandom(seed, 'payments')
  const all = holders.map((holder, index) => ({
    holder,
    created: createPaymentRows(holder, FIRST_SERIAL + index * SERIALS_OF_A_HOLDER, random, now),
  }))
  const credited = all.flatMap(({ holder, created }) =>
    holder.arrived.flatMap(({ payment, currency, amount, at, lineId }) => {
      const found = created.find(({ demo }) => demo.name === payment)?.row
      if (!found) return []
      const { id, reference } = found
      const line = { id: lineId, currency, amount, at, payer: 'A. Marin', remittance: reference, payment_id: id }
      return [createLine({ ...line, state: 'credited' }, random)]
    }),
  )
  const created = all.flatMap((one) => one.created)
  const open = created.filter(({ demo }) => demo.state === 'waiting')
  const payments = created.map(({ row }) => row)
  const lines = [...credited, ...createQueue(open, random, now)]
  const batches: Batch[] = [
    { table: 'payment', rows: payments },
    { table: 'bank_payment', rows: lines },
  ]
  return { payments, lines, batches }
}
