import { loadServerIntl } from '#src/i18n/load-server-intl.ts'
import type { Act } from './act.ts'
import { ACTS } from './acts/index.ts'
import { ACTS_OF_A_YEAR } from './acts-of-a-year.ts'
import { closeYear } from './closing.ts'
import type { FaultRates } from './crash.ts'
import { readRows } from './database.ts'
import { DAY } from './model/books.ts'
import { insertPeople } from './people.ts'
import { type Named, perform } from './perform.ts'
import { createRandom, digestOf, type Random } from './random.ts'
import { createWorld, type World } from './world.ts'

const RATES: FaultRates = { read: 1, write: 4, queue: 8, mail: 10 }

export type Options = {
  acts: number
  schema: Uint8Array
  /** Something that is not an act, in the middle of the year: for tests of the simulation itself. */
  meddle?: (world: World) => Promise<void>
}
export type Figures = {
  acts: number
  crashes: number
  /** Acts that were performed at the same time as others. */
  together: number
  /** How often each act had each outcome, such as `hold: done`. */
  outcomes: Record<string, number>
  /** Entries of the ledger by kind. */
  entries: Record<string, number>
}
export type Simulated = {
  digest: string
  figures: Figures
  /** What the product did that the model does not allow, or the world outside does not know. */
  findings: string[]
  /** The database as a file. */
  bytes: Uint8Array
}

type Lived = Pick<Simulated, 'figures' | 'findings'> & { trace: string[] }

/** Each act as often as its weight says. */
const WEIGHED = ACTS.flatMap((act) => Array.from({ length: act.weight }, () => act))

function pickAct(world: World): Act {
  const { acts } = world.random
  const due = ACTS.filter(({ isDue }) => isDue?.(world))
  return (acts.chance(0.35) && acts.pick(due)) || (acts.pick(WEIGHED) as Act)
}

function plan(world: World): Named[] {
  const { acts } = world.random
  const count = acts.chance(0.3) ? 2 + acts.below(2) : 1
  const planned = Array.from({ length: count }, () => {
    const act = pickAct(world)
    const found = act.plan(world)
    return found ? [{ ...found, name: act.name }] : []
  }).flat()
  return planned
}

/** Hours, days or weeks: people act in one sitting, and then not for a while. All acts take about a year. */
function pickTime(time: Random, acts: number): number {
  const choice = time.next()
  const most = choice < 0.65 ? DAY / 8 : choice < 0.85 ? 2 * DAY : 30 * DAY
  return Math.floor((time.next() * most * ACTS_OF_A_YEAR) / acts)
}

function countEntries({ database }: World): Record<string, number> {
  const sql = 'SELECT kind, count(*) AS count FROM ledger_transaction GROUP BY kind'
  const rows = readRows<{ kind: string; count: number }>(database, sql)
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]))
}

/** Acts until there are so many, or until the model does not allow what the product did. */
async function live(world: World, seed: string, { acts, meddle }: Options): Promise<Lived> {
  const time = createRandom(seed, 'time')
  const figures: Figures = { acts: 0, crashes: 0, together: 0, outcomes: {}, entries: {} }
  const trace: string[] = []
  for (let isEarly = true; figures.acts < acts; ) {
    world.wait(pickTime(time, acts))
    if (isEarly && figures.acts > acts / 2) {
      isEarly = false
      await meddle?.(world)
    }
    const planned = plan(world)
    const { done, difference } = await perform(world, planned)
    figures.acts += Math.max(planned.length, 1)
    if (planned.length > 1) figures.together += planned.length
    for (const { crashes } of done) figures.crashes += crashes
    const outcomes = done.map(({ outcome }, place) => `${planned[place]?.name}: ${outcome}`)
    for (const one of outcomes) figures.outcomes[one] = (figures.outcomes[one] ?? 0) + 1
    trace.push(...outcomes)
    if (difference) return { figures, trace, findings: [difference] }
  }
  return { figures, trace, findings: [] }
}

/**
 * A year of random acts, one after another and at the same time, with faults everywhere; then everything is finished and compared. The same
 * seed gives the same digest.
 */
export async function simulate(seed: string, options: Options): Promise<Simulated> {
  // Loaded before: a wait for files would change the order of what happens at the same time.
  await loadServerIntl('en')
  const world = createWorld(seed, options.schema, RATES)
  insertPeople(world.database, world.now())
  const { error } = console
  // Jobs report each crash.
  console.error = () => {}
  try {
    const { figures, trace, findings } = await live(world, seed, options)
    if (findings.length === 0) findings.push(...(await closeYear(world)))
    figures.entries = countEntries(world)
    // The database itself says when a company was withdrawn, by the clock of the machine.
    world.database.exec('UPDATE withdrawal SET at = 0; VACUUM')
    const bytes = world.database.serialize()
    return { digest: digestOf([...trace, digestOf(bytes)].join('\n')), figures, findings, bytes }
  } finally {
    console.error = error
  }
}
