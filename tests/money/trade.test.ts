import { beforeAll, describe, expect, it, test } from 'vitest'
import { ACTS_OF_A_YEAR } from './acts-of-a-year.ts'
import { migrate, readRows } from './database.ts'
import type { TradeWorld } from './trade/trade-world.ts'
import { simulateTrade } from './trade/year.ts'

/** `npm run check:money` simulates one of these years for each of its seeds. */
const SEEDS = 8

const seen = new Set<string>()
/** Of the years that were simulated, by seed. */
const digests = new Map<string, string>()
let schema: Uint8Array
beforeAll(() => {
  schema = migrate()
})

test.each(Array.from({ length: SEEDS }, (_, place) => String(place + 1)))(
  'a year of cards, pay-backs and orders with faults everywhere is what the provider and the buyers know, to the cent: seed %s',
  async (seed) => {
    const { findings, figures, digest } = await simulateTrade(seed, { acts: ACTS_OF_A_YEAR, schema })
    digests.set(seed, digest)
    expect(findings.join('\n')).toBe('')
    for (const name of [...Object.keys(figures.outcomes), ...Object.keys(figures.entries)]) seen.add(name)
  },
)

it('in which money came in, left, was disputed and spent', () => {
  const happened = ['start a card payment', 'ask for the balance back', 'place an order', 'deliver of an order']
  const made = ['top-up', 'fee', 'dispute', 'hold', 'void', 'capture', 'payout', 'reinstatement']
  expect([...happened.map((name) => `${name}: done`), ...made].filter((name) => !seen.has(name))).toEqual([])
})

it('is the same with the same seed, and another with another', async () => {
  const digestOf = async (seed: string) => (await simulateTrade(seed, { acts: ACTS_OF_A_YEAR, schema })).digest
  const [one, other] = [digests.get('6') ?? (await digestOf('6')), digests.get('7') ?? (await digestOf('7'))]
  expect(await digestOf('6')).toBe(one)
  expect(other).not.toBe(one)
})

describe('the comparison finds', () => {
  const dropGuards = ({ database }: TradeWorld) => {
    const sql = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
    for (const { name } of readRows<{ name: string }>(database, sql)) database.exec(`DROP TRIGGER ${name}`)
  }

  it.each([
    ['a payment that was not credited', "DELETE FROM provider_effect WHERE effect = 'paid'"],
    ['a number without a document', "UPDATE billing_number SET last = last + 1 WHERE kind = 'receipt'"],
    ['a document that vanishes', 'DELETE FROM billing_document WHERE serial = 1'],
    ['a cent that vanishes', 'UPDATE ledger_account SET balance = balance - 1 WHERE holder_id IS NOT NULL'],
    ['a delivery that nobody made', 'UPDATE order_line SET delivered = delivered + 1'],
  ])('%s', async (_, sql) => {
    const { findings } = await simulateTrade('2', {
      ...{ acts: ACTS_OF_A_YEAR, schema },
      meddle: (world) => {
        dropGuards(world)
        world.database.exec(`PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ${sql}`)
      },
    })
    expect(findings).not.toEqual([])
  })
})
