import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it, test } from 'vitest'
import type { AccountKind } from '#src/domain/money/ledger.ts'
import {
  createHolder,
  findDifferences,
  newReference,
  readBalances,
  reverse,
  usd,
} from '#tests/server/support/ledger.ts'
import { findCode, insertTransaction, openAccounts, type RawLeg } from '#tests/server/support/ledger-rows.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { reinstate, takeBack, topUp, transfer } from './funds.usecases.ts'
import { capture, hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'
import { holderAccount, houseAccount } from './ledger-accounts.ts'

const server = serverOf(billingDomain)()
const { services } = server
const until = server.now() + 1000

let own: string
let holdId: string

/** Legs of accounts by kind; those of a holder are of `own`. */
const legsOf = (amounts: Partial<Record<AccountKind, unknown>>, holderId = own): RawLeg[] =>
  Object.entries(amounts).map(([kind, amount]) => {
    const isHouse = ['clearing', 'bank', 'revenue', 'fees', 'adjustments', 'bonus-expense'].includes(kind)
    return { account: `${isHouse ? 'house' : holderId}:${kind}:USD`, currency: 'USD', amount }
  })

const insert = (legs: readonly RawLeg[] | string, row: Record<string, string | number | null> = {}, how?: string) =>
  insertTransaction(legs, { at: server.now(), ...row }, how)

async function prepare(holderId: string): Promise<void> {
  await openAccounts([
    ...(['available', 'held', 'bonus', 'bonus-held', 'receivable'] as const).map(
      (kind) => [holderId, kind, 'USD'] as const,
    ),
    ...(['clearing', 'bank', 'revenue', 'fees', 'adjustments', 'bonus-expense'] as const).map(
      (kind) => [null, kind, 'USD'] as const,
    ),
    [null, 'bank', 'UAH'],
    [null, 'fees', 'UAH'],
  ])
}

beforeAll(async () => {
  own = await createHolder(server, { available: 1000, bonus: 300 })
  await prepare(own)
  const asked = { reference: newReference(), holderId: own, amount: usd(500), until }
  holdId = (await hold(services, asked)).id
  await capture(services, { holdId, reference: newReference(), amount: usd(400) })
})

describe('legs are accepted in one form', () => {
  const form = (available: string, bank = '{"account":"house:bank:USD","currency":"USD","amount":-5}') =>
    insert(`[${available},${bank}]`, { kind: 'top-up' })
  const leg = (amount: string, more = '') =>
    `{"account":"${own}:available:USD","currency":"USD","amount":${amount}${more}}`

  test('which is that of JSON.stringify', async () => expect(await form(leg('5'))).toBe('accepted'))

  test.each<[string, string, () => Promise<string>]>([
    ['an amount twice', 'ledger-legs-form', () => form(leg('5', ',"amount":700'))],
    ['an account twice', 'ledger-legs-form', () => form(leg('5', `,"account":"house:bank:USD"`))],
    ['a further key', 'ledger-legs-form', () => form(leg('5', ',"note":"x"'))],
    ['white space', 'ledger-legs-form', () => form(leg(' 5'))],
    [
      'keys in another order',
      'ledger-legs-form',
      () => form(`{"currency":"USD","account":"${own}:available:USD","amount":5}`),
    ],
    ['an escaped key', 'ledger-legs-form', () => form(leg('5').replace('"amount"', '"\\u0061mount"'))],
    ['an exponent', 'ledger-amount-not-integer', () => form(leg('5e0'))],
    ['a fraction of zero', 'ledger-amount-not-integer', () => form(leg('5.0'))],
    ['minus zero', 'ledger-amount-not-integer', () => form(leg('-0'))],
    ['digits as text', 'ledger-amount-not-integer', () => form(leg('"5"'))],
    ['more than an integer', 'ledger-amount-not-integer', () => form(leg('18446744073709551621'))],
    ['an object as amount', 'ledger-amount-not-integer', () => form(leg('{"minor":5}'))],
    ['true as amount', 'ledger-amount-not-integer', () => form(leg('true'))],
    ['lists instead of objects', 'ledger-amount-not-integer', () => form('["a","USD",5]', '["b","USD",-5]')],
    [
      'no currency',
      'ledger-wrong-currency',
      () =>
        insert(
          legsOf({ available: 5, bank: -5 }).map((one) => ({ ...one, currency: null as never })),
          { kind: 'top-up' },
        ),
    ],
  ])('and not %s: %s', async (_, code, act) => {
    const found = await act()
    expect(found).toBe(code)
    expect(await findDifferences()).toEqual([])
  })
})

describe('each kind has its accounts and its direction', () => {
  const REFUSED: readonly (readonly [string, Partial<Record<AccountKind, number>>])[] = [
    ['top-up', { bank: 5, available: -5 }],
    ['top-up', { revenue: -5, available: 5 }],
    ['top-up', { bank: -3, clearing: -2, available: 5 }],
    ['top-up', { bank: -5, bonus: 5 }],
    ['top-up', { bank: -5, clearing: 5 }],
    ['reinstatement', { adjustments: -5, available: 5 }],
    ['bonus', { bank: -5, bonus: 5 }],
    ['bonus', { 'bonus-expense': -5, available: 5 }],
    ['payout', { bank: 5, bonus: -5 }],
    ['payout', { bank: -5, available: 5 }],
    ['payout', { revenue: 5, available: -5 }],
    ['payout', { bank: 3, clearing: 2, available: -5 }],
    ['payout', { bank: -5, clearing: 10, available: -5 }],
    ['payout', { clearing: 5, revenue: -5 }],
    ['payout', { bank: -5, fees: 5 }],
    ['payout', { bank: -5, clearing: 3, revenue: 2 }],
    ['dispute', { bank: 5, bonus: -5 }],
    ['dispute', { revenue: 5, available: -5 }],
    ['fee', { fees: 5, available: -5 }],
    ['fee', { clearing: -5, bank: 5 }],
    ['fee', { fees: -5, revenue: 5 }],
    ['fee', { fees: -5, clearing: 3, bank: 2 }],
    ['adjustment', { bank: -5, available: 5 }],
    ['adjustment', { adjustments: 5, receivable: -5 }],
    ['adjustment', { adjustments: -5, available: 3, bonus: 2 }],
    ['adjustment', { available: -5, bonus: 5 }],
  ]
  test.each(REFUSED)('%s of %o is refused', async (kind, amounts) => {
    expect(await insert(legsOf(amounts), { kind })).toBe('ledger-kind-legs')
  })

  test.each<[string, string, Partial<Record<AccountKind, number>>]>([
    ['dispute', 'ledger-hold-legs', { bank: 5, held: -5 }],
    ['adjustment', 'ledger-hold-legs', { adjustments: -5, held: 5 }],
    ['bonus', 'ledger-hold-legs', { 'bonus-expense': -5, 'bonus-held': 5 }],
  ])('a %s of held amounts is refused: %s', async (kind, code, amounts) => {
    expect(await insert(legsOf(amounts), { kind })).toBe(code)
  })

  it('captures are revenue, and refunds come from it', async () => {
    const capturing = { kind: 'capture', hold_id: holdId }
    expect(await insert(legsOf({ held: -5, fees: 5 }), capturing)).toBe('ledger-kind-legs')
    expect(await insert(legsOf({ held: -5, fees: 2, revenue: 3 }), capturing)).toBe('ledger-kind-legs')
    expect(await insert(legsOf({ bank: -5, available: 5 }), { kind: 'refund', hold_id: holdId })).toBe(
      'ledger-kind-legs',
    )
  })

  it('an entry has one currency, also of the house', async () => {
    const uah = (kind: string, amount: number) => ({ account: `house:${kind}:UAH`, currency: 'UAH', amount })
    const legs = [...legsOf({ bank: -5, available: 5 }), uah('bank', -4), uah('fees', 4)]
    expect(await insert(legs, { kind: 'top-up' })).toBe('ledger-two-currencies')
  })
})

describe('the order in which money is used is that of the product', () => {
  it('a capture takes bonus first, a refund returns it last', async () => {
    const rich = await createHolder(server, { available: 100, bonus: 100 })
    await prepare(rich)
    const { id } = await hold(services, { reference: newReference(), holderId: rich, amount: usd(150), until })
    const act = (kind: string, amounts: Partial<Record<AccountKind, number>>) =>
      insert(legsOf(amounts, rich), { kind, hold_id: id })
    expect(await act('capture', { held: -10, revenue: 10 })).toBe('ledger-bonus-first')
    expect(await act('capture', { 'bonus-held': -90, held: -10, revenue: 100 })).toBe('ledger-bonus-first')
    expect(await act('capture', { 'bonus-held': -100, held: -30, revenue: 130 })).toBe('accepted')
    expect(await act('refund', { revenue: -10, bonus: 10 })).toBe('ledger-bonus-last')
    expect(await act('refund', { revenue: -40, available: 30, bonus: 10 })).toBe('accepted')
    expect(await act('refund', { revenue: -10, available: 10 })).toBe('ledger-refund-exceeded')
  })

  it('a debt is settled before anything is available, and is made of what is not available', async () => {
    const poor = await createHolder(server, { available: 100 })
    await prepare(poor)
    const act = (kind: string, amounts: Partial<Record<AccountKind, number>>) => insert(legsOf(amounts, poor), { kind })
    expect(await act('dispute', { receivable: -40, bank: 40 })).toBe('ledger-available-first')
    expect(await act('dispute', { available: -90, receivable: -40, bank: 130 })).toBe('ledger-available-first')
    expect(await act('payout', { receivable: -40, bank: 40 })).toBe('ledger-available-first')
    expect(await act('dispute', { available: -100, receivable: -40, bank: 140 })).toBe('accepted')
    expect(await act('top-up', { bank: -50, available: 50 })).toBe('ledger-debt-first')
    expect(await act('top-up', { bank: -50, receivable: 30, available: 20 })).toBe('ledger-debt-first')
    expect(await act('adjustment', { adjustments: -20, available: 20 })).toBe('accepted')
    // Money that has left is entered, whatever is owed by then.
    expect(await act('payout', { available: -20, bank: 20 })).toBe('accepted')
    expect(await act('top-up', { bank: -50, receivable: 40, available: 10 })).toBe('accepted')
  })
})

describe('what a dispute took is given back once', () => {
  const at = 'clearing'

  it('by reinstatements up to the amount', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const give = (minor: number) => reinstate(services, { reference: newReference(), holderId, amount: usd(minor), at })
    await expect(give(1)).rejects.toMatchObject({ code: 'conflict' })
    await takeBack(services, { reference: newReference(), holderId, amount: usd(130), at })
    await expect(give(131)).rejects.toMatchObject({ code: 'conflict' })
    const part = await give(30)
    await expect(give(101)).rejects.toMatchObject({ code: 'conflict' })
    await reverse(server, { reference: newReference(), entryId: part.id })
    await give(130)
  })

  it('or by a reversal of the dispute, which is refused after a reinstatement', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const taken = await takeBack(services, { reference: newReference(), holderId, amount: usd(60), at })
    const given = await reinstate(services, { reference: newReference(), holderId, amount: usd(60), at })
    const undo = (entryId: string) => reverse(server, { reference: newReference(), entryId })
    await expect(undo(taken.id)).rejects.toMatchObject({ code: 'conflict' })
    await undo(given.id)
    await undo(taken.id)
    await expect(
      reinstate(services, { reference: newReference(), holderId, amount: usd(1), at }),
    ).rejects.toMatchObject({ code: 'conflict' })
  })
})

describe('a payout that comes back', () => {
  it('is given back once, by a reinstatement or a reversal', async () => {
    const holderId = await createHolder(server, { available: 100 })
    const paid = await transfer(services, {
      ...{ reference: newReference(), kind: 'payout', amount: usd(80) },
      from: holderAccount(holderId, 'available', 'USD'),
      to: houseAccount('bank', 'USD'),
    })
    const funds = { reference: newReference(), holderId, amount: usd(80), at: 'bank' } as const
    await expect(reinstate(services, { ...funds, amount: usd(81) })).rejects.toMatchObject({ code: 'conflict' })
    const returned = await reinstate(services, funds)
    const undo = (entryId: string) => reverse(server, { reference: newReference(), entryId })
    await expect(undo(paid.id)).rejects.toMatchObject({ code: 'conflict' })
    await undo(returned.id)
    await undo(paid.id)
    expect(await readBalances(server, holderId)).toEqual({ available: 100 })
  })
})

describe('the time of an entry', () => {
  const legs = () => legsOf({ adjustments: -5, available: 5 })

  test.each([
    ['seconds instead of milliseconds', () => ({ at: Math.floor(server.now() / 1000) })],
    ['microseconds', () => ({ at: server.now() * 1000 })],
    ['0', () => ({ at: 0 })],
    ['another time than its id', () => ({ id: services.ids.key(server.now() - 1), at: server.now() })],
  ])('is not %s', async (_, row) => expect(await insert(legs(), row())).toBe('ledger-time'))

  it('is not before that of its hold or of what it reverses, and a hold does not end before it begins', async () => {
    const before = server.now() - 1
    expect(await insert(legsOf({ held: -5, revenue: 5 }), { kind: 'capture', hold_id: holdId, at: before })).toBe(
      'ledger-time',
    )
    const paid = await topUp(services, { reference: newReference(), holderId: own, amount: usd(70), at: 'bank' })
    const mirror = legsOf({ bank: 70, available: -70 })
    expect(await insert(mirror, { kind: 'reversal', reverses_id: paid.id, at: before })).toBe('ledger-time')
    expect(await insert(legsOf({ available: -5, held: 5 }), { kind: 'hold', until: before })).toBe('ledger-time')
    expect(await insert(legs(), { id: services.ids.key(server.now()) })).toBe('accepted')
  })
})

describe('a conflict clause does not weaken the rules', () => {
  const OVERDRAWN = () => legsOf({ adjustments: 1_000_000, available: -1_000_000 })

  test.each(['INSERT OR IGNORE', 'INSERT OR REPLACE', 'INSERT OR FAIL', 'INSERT OR ROLLBACK'])('%s', async (how) => {
    const reference = newReference()
    expect(await insert(OVERDRAWN(), { reference }, how)).toBe('ledger-overdrawn')
    const stored = await env.DB.prepare('SELECT 1 FROM ledger_transaction WHERE reference = ?').bind(reference).first()
    expect(stored).toBeNull()
    const overpaid = legsOf({ bank: -1_000_000, receivable: 1_000_000 })
    expect(await insert(overpaid, { kind: 'top-up' }, how)).toBe('ledger-overpaid')
    expect(await findDifferences()).toEqual([])
  })

  it('of an upsert neither', async () => {
    const legs = JSON.stringify(legsOf({ adjustments: -1, available: 1 }))
    const upsert = (clause: string) =>
      findCode(
        `INSERT INTO ledger_transaction (id, reference, kind, legs, at) SELECT id, reference, 'adjustment', ?, at FROM ledger_transaction
          WHERE TRUE LIMIT 1 ON CONFLICT ${clause}`,
        legs,
      )
    for (const clause of ['DO NOTHING', '(id) DO UPDATE SET legs = excluded.legs', '(reference) DO UPDATE SET at = 1'])
      expect(await upsert(clause)).toBe('ledger-reference-taken')
  })
})

describe('what follows from entries is not written by hand', () => {
  test.each([
    'UPDATE ledger_hold SET held = held + 1',
    'UPDATE ledger_hold SET held = 0, bonus_held = 0',
    'UPDATE ledger_hold SET captured = captured + 1, last_posting = last_posting + 1',
    'UPDATE ledger_hold SET last_posting = (SELECT max(id) FROM ledger_posting)',
    'UPDATE OR IGNORE ledger_hold SET captured = 0',
    'UPDATE OR REPLACE ledger_account SET balance = balance + 1, last_posting = (SELECT max(id) FROM ledger_posting)',
    `INSERT INTO ledger_hold (id, holder_id, currency, until, held, bonus_held)
      SELECT id, (SELECT id FROM ledger_holder LIMIT 1), 'USD', 9, 0, 0 FROM ledger_transaction WHERE kind = 'top-up' LIMIT 1`,
    `INSERT INTO ledger_hold (id, holder_id, currency, until, held, bonus_held) SELECT id, holder_id, currency, until, 0, 0 FROM ledger_hold WHERE TRUE
      ON CONFLICT DO UPDATE SET held = 9`,
    'INSERT INTO ledger_account SELECT * FROM ledger_account WHERE TRUE ON CONFLICT DO UPDATE SET balance = balance + 1',
    `INSERT INTO ledger_posting (transaction_id, position, account_id, currency, amount, at)
      SELECT transaction_id, position, account_id, currency, amount, at FROM ledger_posting LIMIT 1`,
    `INSERT INTO ledger_posting (id, transaction_id, position, account_id, currency, amount, at)
      SELECT 999999, transaction_id, position, account_id, currency, amount, at FROM ledger_posting LIMIT 1`,
    'INSERT OR IGNORE INTO ledger_posting SELECT * FROM ledger_posting LIMIT 1',
    'UPDATE OR REPLACE ledger_posting SET position = 0',
  ])('%s', async (sql) => {
    expect(await findCode(sql)).toBe('ledger-append-only')
    expect(await findDifferences()).toEqual([])
  })

  it('a posting in another place of its transaction', async () => {
    const sql = `INSERT INTO ledger_posting (transaction_id, position, account_id, currency, amount, at)
      SELECT transaction_id, position + %s, account_id, currency, amount, at FROM ledger_posting WHERE position = 0 LIMIT 1`
    expect(await findCode(sql.replace('%s', '7'))).toBe('ledger-not-a-leg')
    expect(await findCode(sql.replace('%s', '-1'))).toBe('ledger-not-a-leg')
  })

  it('a holder whose accounts could be mistaken for those of the house, or of another', async () => {
    for (const id of ['house', '', `${own}:x`])
      expect(await findCode('INSERT INTO ledger_holder (id, created_at) VALUES (?, 0)', id)).toBe('ledger-holder-id')
  })
})
