import { beforeAll, describe, expect, it, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { DAY } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { NO_FAULTS } from './crash.ts'
import { migrate, readRows } from './database.ts'
import { digestOf } from './random.ts'
import { compareServices } from './service/compare-services.ts'
import { act, runSchedule } from './service/service-acts.ts'
import { createServiceWorld, type ServiceWorld } from './service/service-world.ts'

const SEEDS = 6
const ACTS = 90

let schema: Uint8Array
const seen = new Set<string>()
beforeAll(async () => {
  schema = migrate()
  for (const code of LOCALE_CODES) await loadServerIntl(code)
})

/** Everything ends: no process ends, and time passes. */
async function close(world: ServiceWorld): Promise<void> {
  for (let days = 0; days < 140; days += 1) {
    world.wait(DAY)
    await runSchedule(world, NO_FAULTS)
  }
}

const ENDS = `SELECT s.kind || ' ' || s.state || iif(w.order_id IS NULL, '', ' withdrawn') || iif(o.state = 'refunded', ' refunded', '')
    || iif(o.promo_use_id IS NULL, '', ' less') AS name
  FROM service_order s JOIN purchase_order o ON o.id = s.id LEFT JOIN order_withdrawal w ON w.order_id = s.id ORDER BY s.created_at, s.id`

async function simulateServices(seed: string, meddle?: (world: ServiceWorld) => void) {
  const world = await createServiceWorld(seed, schema)
  const { error } = console
  console.error = () => {}
  try {
    for (let made = 0; made < ACTS && world.findings.length === 0; made += 1) await act(world)
    await close(world)
    const ends = readRows<{ name: string }>(world.database, ENDS).map(({ name }) => name)
    for (const name of ends) seen.add(name)
    meddle?.(world)
    const lines = readRows<object>(world.database, 'SELECT * FROM order_line ORDER BY order_id, position')
    return { findings: await compareServices(world), digest: digestOf(JSON.stringify([ends, lines])) }
  } finally {
    console.error = error
  }
}

test.each(Array.from({ length: SEEDS }, (_, place) => String(place + 1)))(
  'every order of a service with faults everywhere ends delivered, refunded or in proportion, to the cent: seed %s',
  async (seed) => {
    expect((await simulateServices(seed)).findings.join('\n')).toBe('')
  },
)

it('in which services had every end', () => {
  const forms = ['form done', 'form late', 'form cancelled']
  const consultations = ['consultation done', 'consultation absent', 'consultation missed', 'consultation cancelled']
  const premium = ['premium done', 'premium cancelled withdrawn', 'premium cancelled']
  expect([...forms, ...consultations, ...premium].filter((end) => !seen.has(end))).toEqual([])
  for (const part of ['refunded', 'less'])
    expect(
      [...seen].some((end) => end.split(' ').includes(part)),
      part,
    ).toBe(true)
})

it('is the same with the same seed, and another with another', async () => {
  const digests: string[] = []
  for (const seed of ['3', '4', '3']) digests.push((await simulateServices(seed)).digest)
  expect(digests[2]).toBe(digests[0])
  expect(digests[1]).not.toBe(digests[0])
})

describe('the comparison finds', () => {
  it.each([
    ['a cent too much', 'UPDATE purchase_order SET charged = charged + 1 WHERE charged > 0'],
    ['a discount that was used twice', "UPDATE purchase_order SET promo_use_id = id, promo_percent = '33.3'"],
    ['a use that vanishes', 'DELETE FROM promo_use'],
  ])('%s', async (_, sql) => {
    const { findings } = await simulateServices('1', ({ database }) => {
      const triggers = "SELECT name FROM sqlite_master WHERE type = 'trigger'"
      for (const { name } of readRows<{ name: string }>(database, triggers)) database.exec(`DROP TRIGGER ${name}`)
      database.exec(`PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; ${sql}`)
    })
    expect(findings).not.toEqual([])
  })
})
