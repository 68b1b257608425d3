import type { Act } from './act.ts'
import { ACTS } from './acts/index.ts'
import { closeYear } from './closing.ts'
import type { FaultRates } from './crash.ts'
import { DAY } from './model/books.ts'
import { insertPeople } from './people.ts'
import { type Named, perform } from './perform.ts'
import { createRandom, digestOf } from './random.ts'
import { createWorld, type World } from './world.ts'

const RATES: FaultRates = { read: 1, write: 4, queue: 8, mail: 10 }
const YEAR = 365 * DAY

export type Options = {
  acts: number
  schema: Uint8Array
  /** Something that is not an act, in the middle of the year: for tests of the simulation itself. */
  meddle?: (world: World) => Promise<void>
}
export type Figures = { acts: number; crashes: number; together: number; kinds: Record<string, number> }
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

function plan(world: World, kinds: Record<string, number>): Named[] {
  const { acts } = world.random
  const count = acts.chance(0.3) ? 2 + acts.below(2) : 1
  const planned = Array.from({ length: count }, () => {
    const act = acts.pick(WEIGHED) as Act
    const found = act.plan(world)
    kinds[act.name] = (kinds[act.name] ?? 0) + 1
    return found ? [{ ...found, name: act.name }] : []
  }).flat()
  return planned
}

/** Acts until there are so many, or until the model does not allow what the product did. */
async function live(world: World, seed: string, { acts, meddle }: Options): Promise<Lived> {
  const time = createRandom(seed, 'time')
  const figures: Figures = { acts: 0, crashes: 0, together: 0, kinds: {} }
  const trace: string[] = []
  for (let isEarly = true; figures.acts < acts; ) {
    world.wait(Math.floor((time.next() * 2 * YEAR) / acts))
    if (isEarly && figures.acts > acts / 2) {
      isEarly = false
      await meddle?.(world)
    }
    const planned = plan(world, figures.kinds)
    const { done, difference } = await perform(world, planned)
    figures.acts += Math.max(planned.length, 1)
    if (planned.length > 1) figures.together += planned.length
    for (const { crashes } of done) figures.crashes += crashes
    trace.push(...done.map(({ outcome }, place) => `${planned[place]?.name}: ${outcome}`))
    if (difference) return { figures, trace, findings: [difference] }
  }
  return { figures, trace, findings: [] }
}

/**
 * A year of random acts, one after another and at the same time, with faults everywhere; then everything is finished and compared. The same
 * seed gives the same digest.
 */
export async function simulate(seed: string, options: Options): Promise<Simulated> {
  const world = createWorld(seed, options.schema, RATES)
  insertPeople(world.database, world.now())
  const { error } = console
  // Jobs report each crash.
  console.error = () => {}
  try {
    const { figures, trace, findings } = await live(world, seed, options)
    if (findings.length === 0) findings.push(...(await closeYear(world)))
    const bytes = world.database.serialize()
    return { digest: digestOf([...trace, digestOf(bytes)].join('\n')), figures, findings, bytes }
  } finally {
    console.error = error
  }
}
