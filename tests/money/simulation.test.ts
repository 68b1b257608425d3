import { beforeAll, describe, expect, it, test } from 'vitest'
import { amountOf } from '#src/domain/money/amount.ts'
import { ENTRY_KINDS } from '#src/domain/money/ledger.ts'
import { topUp } from '#src/server/exchange/billing/funds.usecases.ts'
import { ACTS } from './acts/index.ts'
import { ACTS_OF_A_YEAR } from './acts-of-a-year.ts'
import { idOf } from './choose.ts'
import { createRun, NO_FAULTS } from './crash.ts'
import { migrate, readRows } from './database.ts'
import { HOLDERS } from './people.ts'
import { simulate } from './simulate.ts'
import type { World } from './world.ts'

/** `npm run check:money` simulates 2,000. */
const SEEDS = 50

const seen = new Set<string>()
let schema: Uint8Array
beforeAll(() => {
  schema = migrate()
})

test.each(Array.from({ length: SEEDS }, (_, place) => String(place + 1)))(
  'a year of money with faults everywhere is the model’s and the bank’s, to the cent: seed %s',
  async (seed) => {
    const { findings, figures } = await simulate(seed, { acts: ACTS_OF_A_YEAR, schema })
    expect(findings.join('\n')).toBe('')
    for (const name of [...Object.keys(figures.outcomes), ...Object.keys(figures.entries)]) seen.add(name)
  },
)

it('in which every act succeeded, and every kind of entry was made', () => {
  expect(ACTS.filter(({ name }) => name !== 'pay at the bank' && !seen.has(`${name}: done`))).toEqual([])
  // Nothing reverses an entry or pays out yet.
  const never = ['payout', 'reversal']
  expect(ENTRY_KINDS.filter((kind) => !seen.has(kind))).toEqual(never)
})

it('is the same with the same seed, and another with another', async () => {
  const digests: string[] = []
  for (const seed of ['7', '8', '7', '8']) digests.push((await simulate(seed, { acts: ACTS_OF_A_YEAR, schema })).digest)
  expect(digests.slice(2)).toEqual(digests.slice(0, 2))
  expect(digests[0]).not.toBe(digests[1])
})

describe('the simulation finds', () => {
  const meddled = async (meddle: (world: World) => Promise<void> | void) => {
    const { findings } = await simulate('3', { acts: ACTS_OF_A_YEAR, schema, meddle: async (world) => meddle(world) })
    return findings
  }
  const run = ({ database }: World, sql: string) => database.exec(sql)
  const dropGuards = (world: World) => {
    const sql = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
    for (const { name } of readRows<{ name: string }>(world.database, sql)) run(world, `DROP TRIGGER ${name}`)
  }

  it('money that is credited twice', async () => {
    const found = await meddled(async (world) => {
      const services = world.servicesFor(createRun(world.random.faults, NO_FAULTS, false))
      const holder = HOLDERS.find((one) => world.ids.has(one)) ?? ''
      const amount = amountOf(1, 'USD')
      await topUp(services, { reference: 'again', holderId: idOf(world, holder), amount, at: 'bank' })
    })
    expect(found).not.toEqual([])
  })

  it.each([
    ['a cent that vanishes', 'UPDATE ledger_account SET balance = balance - 1 WHERE balance > 0'],
    ['a line that vanishes', 'DELETE FROM bank_payment'],
    ['a mail that vanishes', 'DELETE FROM outbox'],
    ['a payment that is paid by nobody', "UPDATE payment SET state = 'paid'"],
    ['a proposal that is confirmed by nobody', "UPDATE admin_proposal SET expires_at = 1 WHERE state = 'open'"],
    ['a hold that holds more', 'UPDATE ledger_hold SET held = held + 1'],
  ])('%s', async (_, sql) => {
    const found = await meddled((world) => {
      dropGuards(world)
      run(world, `PRAGMA foreign_keys = OFF; ${sql}`)
    })
    expect(found).not.toEqual([])
  })
})
