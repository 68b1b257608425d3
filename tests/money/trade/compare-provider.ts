import { readRows } from '../database.ts'
import { keepSums, type Sums } from './sums.ts'
import type { TradeWorld } from './trade-world.ts'

type Row = { reference: string; holder: string; currency: string; effect: string; minor: number }

/** What our books have at the provider, by what caused it. A debit of the clearing account is money that the provider has for us. */
const EFFECTS = `SELECT p.reference, p.holder_id AS holder, o.currency, e.effect, -sum(o.amount) AS minor
  FROM provider_effect e JOIN payment p ON p.id = e.payment_id
  JOIN ledger_transaction t ON t.reference = e.entry_reference
  JOIN ledger_posting o ON o.transaction_id = t.id AND o.account_id GLOB 'house:clearing:*'
  GROUP BY p.id, o.currency, e.effect`

const COLUMNS: Record<string, [keyof Sums, number]> = {
  ...{ paid: ['received', 1], refunded: ['refunded', -1], returned: ['refunded', -1] },
  ...{ withdrawn: ['disputed', -1], reinstated: ['disputed', -1], fee: ['fees', -1] },
}

const write = ({ received, refunded, disputed, fees, net }: Sums): string =>
  `${received} received, ${refunded} refunded, ${disputed} disputed, ${fees} fees, ${net} left`

/** Every payment has in our books what it has at the provider, and the clearing accounts have nothing else. */
export function compareWithProviderBooks({ database, standIn }: TradeWorld): string[] {
  const own = keepSums()
  for (const { reference, currency, effect, minor } of readRows<Row>(database, EFFECTS)) {
    const [column, sign] = COLUMNS[effect] ?? ['received', 1]
    const sums = own.of(`${reference} ${currency.toLowerCase()}`)
    sums[column] += sign * minor
    sums.net += minor
  }
  const books = standIn.books()
  const theirs = new Map<string, Sums>(
    Object.entries(books.references).flatMap(([reference, byCurrency]) =>
      Object.entries(byCurrency).map(([currency, sums]) => [`${reference} ${currency}`, sums] as const),
    ),
  )
  const names = new Set([...own.names(), ...theirs.keys()])
  const payments = [...names].flatMap((name) => {
    const [here, there] = [write(own.of(name)), write(theirs.get(name) ?? keepSums().of(''))]
    return here === there ? [] : [`payment ${name}: ${here}; at the provider: ${there}`]
  })
  const clearing = readRows<{ currency: string; minor: number }>(
    database,
    "SELECT currency, -balance AS minor FROM ledger_account WHERE id GLOB 'house:clearing:*'",
  )
  const totals = clearing.flatMap(({ currency, minor }) => {
    const net = books.currencies[currency.toLowerCase()]?.net ?? 0
    return net === minor ? [] : [`the provider has ${net} ${currency} for us, the books ${minor}`]
  })
  return [...payments, ...totals]
}

const OWN = `SELECT holder_id AS holder, currency, sum(balance) AS minor FROM ledger_account
  WHERE holder_id IS NOT NULL GROUP BY holder_id, currency`
const PAID_BACK = `SELECT holder_id AS holder, currency, sum(amount) AS minor FROM payback
  WHERE way = 'transfer' AND state = 'sent' GROUP BY 1, 2`
const SPENT = `SELECT holder_id AS holder, currency, sum(charged - refunded) AS minor FROM purchase_order GROUP BY 1, 2`
const PAYMENTS = 'SELECT reference, holder_id AS holder, currency FROM payment'

type Moved = { holder: string; currency: string; minor: number }

/** What a holder has is what the provider received for it, less what left and what it bought. */
export function compareHolders({ database, standIn }: TradeWorld): string[] {
  const expected = new Map<string, number>()
  const add = ({ holder, currency }: Omit<Moved, 'minor'>, minor: number) =>
    expected.set(`${holder} ${currency}`, (expected.get(`${holder} ${currency}`) ?? 0) + minor)
  const { references } = standIn.books()
  for (const row of readRows<Moved & { reference: string }>(database, PAYMENTS)) {
    const sums = references[row.reference]?.[row.currency.toLowerCase()]
    if (sums) add(row, sums.received - sums.refunded - sums.disputed)
  }
  for (const sql of [PAID_BACK, SPENT]) for (const row of readRows<Moved>(database, sql)) add(row, -row.minor)
  const own = new Map<string, number>(
    readRows<Moved>(database, OWN).map((row) => [`${row.holder} ${row.currency}`, row.minor]),
  )
  return [...new Set([...expected.keys(), ...own.keys()])].flatMap((name) => {
    const [has, should] = [own.get(name) ?? 0, expected.get(name) ?? 0]
    return has === should ? [] : [`holder ${name} has ${has} instead of ${should}`]
  })
}
