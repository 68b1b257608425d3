import { idOf } from './choose.ts'
import { readRows } from './database.ts'
import { balanceAt, type Currency, type Sum } from './model/books.ts'
import type { World } from './world.ts'

type Entry = Sum & { reference: string; holder: string | null }

/** What the ledger says that arrived at the bank, with whom it was credited to. */
const ARRIVED = `SELECT t.reference, p.currency, -sum(p.amount) AS minor,
    (SELECT a.holder_id FROM ledger_posting o JOIN ledger_account a ON a.id = o.account_id
      WHERE o.transaction_id = t.id AND a.holder_id IS NOT NULL LIMIT 1) AS holder
  FROM ledger_transaction t JOIN ledger_posting p ON p.transaction_id = t.id
  WHERE p.account_id GLOB 'house:bank:*' AND t.reference GLOB 'bank:*' GROUP BY t.id`

const sumOf = (sums: readonly Sum[], currency: Currency): number =>
  sums.reduce((total, one) => (one.currency === currency ? total + one.minor : total), 0)

/** Every transfer that the bank knows is one line, decided once, and credited once in full to whose reference it names, or not at all. */
export function compareWithBank(world: World): string[] {
  const { database, bank, model } = world
  const entries = readRows<Entry>(database, ARRIVED)
  const [{ count } = { count: 0 }] = readRows<{ count: number }>(database, 'SELECT count(*) AS count FROM bank_payment')
  const findings = count === bank.transfers.length ? [] : [`${count} lines of ${bank.transfers.length} transfers`]
  for (const { name, currency, minor } of bank.transfers) {
    const line = model.lines[name]
    const found = entries.filter(({ reference }) => reference === `bank:${world.ids.get(name)}`)
    const holder = model.payments[line?.payment ?? '']?.holder
    const expected = line?.state === 'credited' ? [`${minor} ${currency} ${holder && idOf(world, holder)}`] : []
    const was = found.map((one) => `${one.minor} ${one.currency} ${one.holder}`)
    if (line?.state === 'new' || was.join() !== expected.join()) findings.push(`${name}: ${was} instead of ${expected}`)
  }
  const credited = bank.transfers.filter(({ name }) => model.lines[name]?.state === 'credited')
  for (const currency of ['USD', 'EUR', 'UAH'] as const) {
    const out = sumOf(bank.recalled, currency) + sumOf(bank.fees, currency)
    const net = sumOf(credited, currency) + sumOf(bank.reinstated, currency) - out
    const [own] = readRows<{ balance: number }>(
      database,
      `SELECT balance FROM ledger_account WHERE id = 'house:bank:${currency}'`,
    )
    if (-(own?.balance ?? 0) !== net)
      findings.push(`the bank has ${net} ${currency}, the books ${-(own?.balance ?? 0)}`)
  }
  return findings
}

/** Every mail left once: more often only where its provider did not answer, and never only where the process ended while it left. */
export function compareMails({ database, delivered }: World): string[] {
  const rows = readRows<{ id: string; status: string }>(database, 'SELECT id, status FROM outbox')
  return rows.flatMap(({ id, status }) => {
    const { left, unknown, broken } = delivered.get(id) ?? { left: 0, unknown: 0, broken: 0 }
    if (status === 'waiting') return [`a mail waits: ${id}`]
    if (left > 1 + unknown + broken) return [`a mail left ${left} times: ${id}`]
    return status === 'sent' && left === 0 && broken === 0 ? [`a mail never left: ${id}`] : []
  })
}

/** The balances of every closed month, as the model has them. */
export function comparePast(world: World): string[] {
  const months = readRows<{ account_id: string; balance: number; ends_at: number }>(
    world.database,
    'SELECT m.account_id, m.balance, s.ends_at FROM ledger_month m JOIN ledger_seal s ON s.month = m.month',
  )
  const names = new Map([...world.ids].map(([name, id]) => [id, name]))
  return months.flatMap(({ account_id: id, balance, ends_at: end }) => {
    const [holder = '', ...rest] = id.split(':')
    const expected = balanceAt(world.model, [names.get(holder) ?? holder, ...rest].join(':'), end)
    return expected === balance
      ? []
      : [`${id} had ${balance} instead of ${expected} before ${new Date(end).toISOString()}`]
  })
}

/** Every line and every adjustment that two admins decided is in the audit once. */
export function findAudited({ database, model }: World): string[] {
  const counted = new Map(
    readRows<{ action: string; count: number }>(
      database,
      'SELECT action, count(*) AS count FROM admin_event GROUP BY action',
    ).map(({ action, count }) => [action, count]),
  )
  const states = Object.values(model.lines).map(({ state }) => state)
  const expected = {
    'transfer-credited': states.filter((state) => state === 'credited').length,
    'transfer-closed': states.filter((state) => state === 'returned' || state === 'ignored').length,
    'balance-adjusted': Object.values(model.adjusted).reduce((total, count) => total + count, 0),
  }
  return Object.entries(expected).flatMap(([action, count]) =>
    (counted.get(action) ?? 0) === count ? [] : [`${action}: ${counted.get(action)} events instead of ${count}`],
  )
}
