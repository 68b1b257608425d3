import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { createHolder, newReference, usd } from '#tests/server/support/ledger.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { getBalancesAt } from './balances.usecases.ts'
import { topUp } from './funds.usecases.ts'
import { hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'
import { sealMonths } from './months.usecases.ts'

const start = serverOf(billingDomain)

const at = (date: string) => Date.parse(`${date}T12:00:00Z`)

/** A server on a date. */
const serverOn = (date: string) => start({ clock: () => at(date) })

async function availableAt(holderId: string, date: string): Promise<number> {
  const balances = await getBalancesAt(serverOn('2030-01-01').services, holderId, Date.parse(`${date}T00:00:00Z`))
  return Number(balances.find(({ available }) => available.currency === 'USD')?.available.minor)
}

const readSeals = async () =>
  (await env.DB.prepare('SELECT month FROM ledger_seal ORDER BY month').all<{ month: string }>()).results.map(
    ({ month }) => month,
  )

describe('the books of past months', () => {
  it('are sealed on the fifth, with the balances at their end, and accept nothing afterwards', async () => {
    const holderId = await createHolder(serverOn('2027-01-10'))
    const payIn = (date: string, minor: number) =>
      topUp(serverOn(date).services, { reference: newReference(), holderId, amount: usd(minor), at: 'bank' })
    await payIn('2027-01-10', 100)
    await payIn('2027-02-20', 20)
    const january = serverOn('2027-01-31').services
    await hold(january, { reference: newReference(), holderId, amount: usd(30), until: at('2028-01-01') })

    for (const date of ['2027-02-04', '2027-02-05', '2027-02-06']) await sealMonths(serverOn(date).services)
    expect(await readSeals()).toEqual(['2027-01'])
    await expect(payIn('2027-01-31', 5)).rejects.toMatchObject({ code: 'conflict' })
    await payIn('2027-02-01', 5)

    await Promise.all([1, 2].map(() => sealMonths(serverOn('2027-05-05').services)))
    expect(await readSeals()).toEqual(['2027-01', '2027-02', '2027-03', '2027-04'])
    const { results } = await env.DB.prepare(
      "SELECT account_id, month, balance FROM ledger_month WHERE account_id LIKE ? || ':%' ORDER BY month, account_id",
    )
      .bind(holderId)
      .all()
    expect(results).toEqual([
      { account_id: `${holderId}:available:USD`, month: '2027-01', balance: 70 },
      { account_id: `${holderId}:held:USD`, month: '2027-01', balance: 30 },
      { account_id: `${holderId}:available:USD`, month: '2027-02', balance: 95 },
    ])
  })

  it('give the balance on any date, before and after they are sealed', async () => {
    const holderId = await createHolder(serverOn('2028-01-10'))
    for (const [date, minor] of [
      ['2028-01-10', 100],
      ['2028-01-20', 10],
      ['2028-03-05', 1],
    ] as const)
      await topUp(serverOn(date).services, { reference: newReference(), holderId, amount: usd(minor), at: 'bank' })
    const dates = {
      '2028-01-10': 0,
      '2028-01-11': 100,
      '2028-02-01': 110,
      '2028-03-05': 110,
      '2028-03-06': 111,
      '2029-01-01': 111,
    }
    const read = async () =>
      Object.fromEntries(
        await Promise.all(Object.keys(dates).map(async (date) => [date, await availableAt(holderId, date)])),
      )
    expect(await read()).toEqual(dates)
    await sealMonths(serverOn('2028-04-05').services)
    expect(await read()).toEqual(dates)
    await sealMonths(serverOn('2029-04-05').services)
    expect(await read()).toEqual(dates)
  })

  it('know balances of each currency apart', async () => {
    const holderId = await createHolder(serverOn('2029-08-10'))
    const amount = amountOf(250, 'EUR')
    await topUp(serverOn('2029-08-10').services, { reference: newReference(), holderId, amount, at: 'bank' })
    const balances = await getBalancesAt(serverOn('2029-08-11').services, holderId, at('2029-08-11'))
    expect(balances.map(({ available }) => Number(available.minor))).toEqual([0, 0, 250])
  })
})

describe('a seal', () => {
  const seal = (month: string, endsAt: number, sealedAt: number) =>
    env.DB.prepare('INSERT INTO ledger_seal VALUES (?, ?, ?)').bind(month, endsAt, sealedAt).run()

  it('is in order, of a whole month that is over, and final', async () => {
    await expect(seal('2020-01', Date.UTC(2020, 1), Date.UTC(2031, 0))).rejects.toThrow('ledger-month-sealed')
    const after = (await readSeals()).at(-1)
    expect(after).toBe('2029-03')
    await expect(seal('2029-04', Date.UTC(2029, 4) - 1, Date.UTC(2031, 0))).rejects.toThrow('CHECK')
    await expect(seal('2029-04', Date.UTC(2029, 4), Date.UTC(2029, 3))).rejects.toThrow('CHECK')
    // A month that the CHECK cannot read would be accepted with any end.
    for (const month of ['2029-05', '2029-4', '2029-13', 'zzzz'])
      await expect(seal(month, Date.UTC(2099, 0), Date.UTC(2099, 0)), month).rejects.toThrow('ledger-month-skipped')
    for (const sql of [
      'UPDATE ledger_seal SET sealed_at = sealed_at + 1',
      'DELETE FROM ledger_seal',
      'UPDATE ledger_month SET balance = balance + 1',
      'DELETE FROM ledger_month',
      'INSERT OR REPLACE INTO ledger_month SELECT account_id, month, balance + 1 FROM ledger_month LIMIT 1',
      // Of an account without postings in the last sealed month, also with the balance that it had.
      `INSERT INTO ledger_month SELECT id, (SELECT max(month) FROM ledger_seal), 5 FROM ledger_account
        WHERE id NOT IN (SELECT account_id FROM ledger_month WHERE month = (SELECT max(month) FROM ledger_seal)) LIMIT 1`,
      `INSERT INTO ledger_month SELECT id, (SELECT max(month) FROM ledger_seal), balance FROM ledger_account
        WHERE id NOT IN (SELECT account_id FROM ledger_month WHERE month = (SELECT max(month) FROM ledger_seal)) LIMIT 1`,
    ])
      await expect(env.DB.prepare(sql).run(), sql).rejects.toThrow('ledger-append-only')
  })
})
