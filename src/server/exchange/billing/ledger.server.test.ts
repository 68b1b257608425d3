import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { LEDGER_FAILURES } from '#src/server/exchange/billing/ledger-failures.ts'
import { createHolder, findDifferences, newReference, usd } from '#tests/server/support/ledger.ts'
import { findCode, insertTransaction, openAccounts, type RawLeg } from '#tests/server/support/ledger-rows.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { hold } from './holds.usecases.ts'
import { billingDomain } from './index.ts'

const server = serverOf(billingDomain)()

type Row = Record<string, string | number | null>

const insert = (legs: readonly RawLeg[] | string, row: Row = {}, how?: string): Promise<string> =>
  insertTransaction(legs, { at: server.now(), ...row }, how)

let own: string
let other: string
let holdId: string

const leg = (account: string, amount: unknown, currency = 'USD'): RawLeg => ({ account, currency, amount })
const available = (amount: unknown) => leg(`${own}:available:USD`, amount)
const house = (amount: unknown, kind = 'adjustments') => leg(`house:${kind}:USD`, amount)

beforeAll(async () => {
  own = await createHolder(server, { available: 1000, bonus: 300 })
  other = await createHolder(server, { available: 1000 })
  const made = await hold(server.services, {
    ...{ reference: newReference(), holderId: own, amount: usd(500), until: server.now() + 1000 },
  })
  holdId = made.id
  await openAccounts([
    [null, 'adjustments', 'USD'],
    [null, 'revenue', 'USD'],
    [null, 'bank', 'EUR'],
    [own, 'available', 'EUR'],
    [own, 'receivable', 'USD'],
  ])
})

describe('a transaction', () => {
  it('is one statement: postings and balances follow from it', async () => {
    const reference = newReference()
    expect(await insert([house(-700, 'bank'), available(700)], { reference, kind: 'top-up' })).toBe('accepted')
    const { results } = await env.DB.prepare(
      'SELECT position, account_id, amount FROM ledger_posting p JOIN ledger_transaction t ON t.id = p.transaction_id WHERE reference = ? ORDER BY position',
    )
      .bind(reference)
      .all()
    expect(results).toEqual([
      { position: 0, account_id: 'house:bank:USD', amount: -700 },
      { position: 1, account_id: `${own}:available:USD`, amount: 700 },
    ])
    expect(await findDifferences()).toEqual([])
  })

  test.each<[string, string, () => Promise<string>]>([
    ['text that is not a list', 'ledger-legs-unreadable', () => insert('{')],
    ['an object', 'ledger-legs-unreadable', () => insert('{}')],
    ['no legs', 'ledger-too-few-legs', () => insert([])],
    ['one leg', 'ledger-too-few-legs', () => insert([available(1)])],
    ['half a cent', 'ledger-amount-not-integer', () => insert([available(0.5), house(-0.5)])],
    [
      'integers that are written as fractions',
      'ledger-amount-not-integer',
      () =>
        insert(`[
      {"account":"${own}:available:USD","currency":"USD","amount":5.0},{"account":"house:bank:USD","currency":"USD","amount":-5.0}]`),
    ],
    ['amounts as text', 'ledger-amount-not-integer', () => insert([available('5'), house('-5')])],
    ['no amount', 'ledger-amount-not-integer', () => insert([available(undefined), house(null)])],
    ['nothing', 'ledger-amount-not-integer', () => insert([available(0), house(0)])],
    [
      'more than a number holds exactly',
      'ledger-amount-not-integer',
      () => insert([available(2 ** 53), house(-(2 ** 53))]),
    ],
    ['legs that do not sum to zero', 'ledger-unbalanced', () => insert([available(5), house(-4)])],
    [
      'currencies that sum to zero together only',
      'ledger-unbalanced',
      () => insert([available(5), leg('house:bank:EUR', -5, 'EUR')]),
    ],
    [
      'a leg in another currency than its account',
      'ledger-wrong-currency',
      () => insert([leg(`${own}:available:EUR`, 5), house(-5)]),
    ],
    ['an unknown account', 'ledger-account-unknown', () => insert([leg(`${own}:available:GBP`, 5), house(-5)])],
    ['an account twice', 'ledger-account-twice', () => insert([available(5), available(5), house(-10)])],
    [
      'the accounts of two people',
      'ledger-two-holders',
      () => insert([available(-5), leg(`${other}:available:USD`, 5)]),
    ],
    [
      'an exchange of currencies',
      'ledger-two-currencies',
      () => insert([available(-5), house(5), leg(`${own}:available:EUR`, 4, 'EUR'), leg('house:bank:EUR', -4, 'EUR')]),
    ],
    ['more than is available', 'ledger-overdrawn', () => insert([available(-100_000), house(100_000)])],
    ['more bonus than there is', 'ledger-overdrawn', () => insert([leg(`${other}:available:USD`, -1001), house(1001)])],
    [
      'more than is owed',
      'ledger-overpaid',
      () => insert([leg(`${own}:receivable:USD`, 1), house(-1, 'bank')], { kind: 'top-up' }),
    ],
    ['held money without a hold', 'ledger-hold-legs', () => insert([leg(`${own}:held:USD`, -1), available(1)])],
  ])('of %s is refused as %s', async (_, code, act) => {
    expect(await act()).toBe(code)
    expect(await findDifferences()).toEqual([])
  })

  test('with a reference that is taken is refused, also in place of the first', async () => {
    const reference = newReference()
    const id = crypto.randomUUID()
    expect(await insert([available(1), house(-1)], { id, reference })).toBe('accepted')
    expect(await insert([available(1), house(-1)], { reference })).toBe('ledger-reference-taken')
    expect(await insert([available(2), house(-2)], { reference }, 'INSERT OR REPLACE')).toBe('ledger-reference-taken')
    expect(await insert([available(2), house(-2)], { id }, 'INSERT OR REPLACE')).toBe('ledger-reference-taken')
  })
})

describe('the database refuses an act on a hold', () => {
  const held = (amount: number) => leg(`${own}:held:USD`, amount)
  const bonusHeld = (amount: number) => leg(`${own}:bonus-held:USD`, amount)
  const revenue = (amount: number) => house(amount, 'revenue')
  const until = server.now()

  // 200 of the 500 are held from available, 300 from bonus.
  test.each<[string, string, () => Promise<string>]>([
    [
      'of an unknown hold',
      'ledger-hold-unknown',
      () => insert([held(-1), revenue(1)], { kind: 'capture', hold_id: 'x' }),
    ],
    [
      'that captures more than is held',
      'ledger-hold-exceeded',
      () => insert([held(-201), revenue(201)], { kind: 'capture', hold_id: holdId }),
    ],
    [
      'that captures available money',
      'ledger-hold-legs',
      () => insert([available(-1), revenue(1)], { kind: 'capture', hold_id: holdId }),
    ],
    [
      'that captures nothing',
      'ledger-hold-legs',
      () => insert([house(-1), revenue(1)], { kind: 'capture', hold_id: holdId }),
    ],
    [
      'that captures the money of another',
      'ledger-hold-legs',
      () => insert([leg(`${other}:available:USD`, -1), revenue(1)], { kind: 'capture', hold_id: holdId }),
    ],
    [
      'that voids a part',
      'ledger-hold-legs',
      () => insert([held(-100), available(100)], { kind: 'void', hold_id: holdId }),
    ],
    [
      'that voids one of both parts',
      'ledger-hold-legs',
      () => insert([held(-200), available(200)], { kind: 'void', hold_id: holdId }),
    ],
    [
      'that turns bonus into money',
      'ledger-hold-legs',
      () => insert([held(-200), bonusHeld(-300), available(500)], { kind: 'void', hold_id: holdId }),
    ],
    [
      'that refunds more than was captured',
      'ledger-refund-exceeded',
      () => insert([revenue(-1), available(1)], { kind: 'refund', hold_id: holdId }),
    ],
    [
      'that takes money back as a refund',
      'ledger-hold-legs',
      () => insert([revenue(1), available(-1)], { kind: 'refund', hold_id: holdId }),
    ],
    [
      'that holds what is not available',
      'ledger-hold-legs',
      () => insert([house(-1), held(1)], { kind: 'hold', until }),
    ],
    [
      'that holds bonus as money',
      'ledger-hold-legs',
      () => insert([leg(`${own}:bonus:USD`, -1), held(1)], { kind: 'hold', until }),
    ],
    ['that holds backwards', 'ledger-hold-legs', () => insert([available(1), held(-1)], { kind: 'hold', until })],
  ])('%s as %s', async (_, code, act) => expect(await act()).toBe(code))

  it('that takes money before bonus as ledger-bonus-first', async () => {
    const holderId = await createHolder(server, { available: 100, bonus: 100 })
    const takes = (kind: 'available' | 'bonus', amount: number) => [
      leg(`${holderId}:${kind}:USD`, -amount),
      leg(`${holderId}:${kind === 'bonus' ? 'bonus-held' : 'held'}:USD`, amount),
    ]
    await hold(server.services, { reference: newReference(), holderId, amount: usd(101), until })
    expect(await insert(takes('available', 10), { kind: 'hold', until })).toBe('accepted')
    const rich = await createHolder(server, { available: 100, bonus: 100 })
    const of = (legs: RawLeg[]) => legs.map((each) => ({ ...each, account: each.account.replace(holderId, rich) }))
    await hold(server.services, { reference: newReference(), holderId: rich, amount: usd(1), until })
    expect(await insert(of(takes('available', 10)), { kind: 'hold', until })).toBe('ledger-bonus-first')
    expect(await insert(of([...takes('available', 10), ...takes('bonus', 98)]), { kind: 'hold', until })).toBe(
      'ledger-bonus-first',
    )
    expect(await insert(of([...takes('available', 10), ...takes('bonus', 99)]), { kind: 'hold', until })).toBe(
      'accepted',
    )
  })
})

describe('nothing in the ledger is changed or deleted', () => {
  it.each([
    'UPDATE ledger_transaction SET at = at + 1',
    'DELETE FROM ledger_transaction',
    'UPDATE ledger_posting SET amount = amount + 1',
    'DELETE FROM ledger_posting',
    'INSERT OR REPLACE INTO ledger_posting SELECT * FROM ledger_posting LIMIT 1',
    'UPDATE ledger_account SET balance = balance + 1',
    'UPDATE ledger_account SET balance = balance + 1, last_posting = last_posting + 1',
    "UPDATE ledger_account SET kind = 'bonus' WHERE kind = 'available'",
    'DELETE FROM ledger_account',
    'INSERT OR REPLACE INTO ledger_account SELECT * FROM ledger_account LIMIT 1',
    "INSERT INTO ledger_account (id, kind, currency, balance) VALUES ('house:fees:USD', 'fees', 'USD', 5)",
    'UPDATE ledger_hold SET until = until + 1',
    'DELETE FROM ledger_hold',
    'INSERT OR REPLACE INTO ledger_hold SELECT * FROM ledger_hold LIMIT 1',
    'DELETE FROM ledger_holder',
    'UPDATE ledger_holder SET account_id = NULL, created_at = 0',
    'INSERT OR REPLACE INTO ledger_holder SELECT * FROM ledger_holder LIMIT 1',
  ])('%s', async (sql) => expect(await findCode(sql)).toBe('ledger-append-only'))

  it('or posted without a transaction', async () => {
    const posting =
      "INSERT INTO ledger_posting (transaction_id, position, account_id, currency, amount, at) SELECT id, 9, 'house:bank:USD', 'USD', 5, at FROM ledger_transaction LIMIT 1"
    expect(await findCode(posting)).toBe('ledger-not-a-leg')
    expect(await findDifferences()).toEqual([])
  })
})

it('every code of a trigger has its error', () => {
  const codes = env.MIGRATIONS.flatMap(({ queries }) =>
    queries.flatMap((query) => [...query.matchAll(/'(ledger-[a-z-]+)'|CONSTRAINT "(ledger-[a-z-]+)"/g)]),
  ).map(([, raised, named]) => raised ?? named)
  expect([...new Set(codes)].sort()).toEqual(Object.keys(LEDGER_FAILURES).sort())
})
