import { beforeAll, expect, it, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import { NO_FAULTS } from './crash.ts'
import { migrate, readRows } from './database.ts'
import { compareLetters } from './mailing/compare-letters.ts'
import { act, runSchedule } from './mailing/mailing-acts.ts'
import { createMailingWorld, type MailingWorld } from './mailing/mailing-world.ts'

const SEEDS = 6
const ACTS = 70

let schema: Uint8Array
const seen = new Map<string, number>()
beforeAll(async () => {
  schema = migrate()
  for (const code of LOCALE_CODES) await loadServerIntl(code)
})

/** Everything ends: nothing is paused, no process ends, and time passes. */
async function close(world: MailingWorld): Promise<void> {
  world.stream.isPaused = false
  for (let hours = 0; hours < 24 * 26; hours += 6) {
    world.wait(6 * HOUR)
    await runSchedule(world, NO_FAULTS)
  }
}

/** How letters ended, and how those of the second part of a package were settled. */
const ENDS = `SELECT state || ' ' || settled AS name, count(*) AS count FROM mailing_recipient GROUP BY 1
  UNION ALL SELECT 'second part ' || settled, count(*) FROM mailing_recipient WHERE line = 1 GROUP BY 1`

async function simulateMailings(seed: string, meddle?: (world: MailingWorld) => void): Promise<string[]> {
  const world = await createMailingWorld(seed, schema)
  const { error } = console
  console.error = () => {}
  try {
    for (let made = 0; made < ACTS && world.findings.length === 0; made += 1) {
      const { acts } = world.random
      world.wait(acts.chance(0.8) ? acts.below(HOUR) : acts.below(3 * DAY))
      await act(world)
    }
    meddle?.(world)
    await close(world)
    for (const { name, count } of readRows<{ name: string; count: number }>(world.database, ENDS))
      seen.set(name, (seen.get(name) ?? 0) + count)
    return await compareLetters(world)
  } finally {
    console.error = error
  }
}

test.each(Array.from({ length: SEEDS }, (_, place) => String(place + 1)))(
  'letters with faults everywhere are sent once, never to whom they must not be, and what was bought is charged or released: seed %s',
  async (seed) => {
    expect((await simulateMailings(seed)).join('\n')).toBe('')
  },
)

it('in which letters had every end', () => {
  const ends = ['delivered captured', 'sent captured', 'bounced released', 'stopped released', 'suppressed released']
  expect(
    [...ends, 'unknown released', 'second part captured', 'second part released'].filter((end) => !seen.has(end)),
  ).toEqual([])
})

it('finds a letter that left twice', async () => {
  const found = await simulateMailings('1', ({ stream }) => {
    const [first] = stream.letters
    if (first) stream.letters.push({ ...first, id: 'again' })
  })
  expect(found).not.toEqual([])
})
