import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import type { Planned } from './act.ts'
import { createRun, NO_FAULTS } from './crash.ts'
import { copyModel, type Model, type Outcome } from './model/books.ts'
import { describeModel, describeProduct, learnIds } from './state.ts'
import type { World } from './world.ts'

/** After so many crashes of one act nothing is in its way. */
const MAX_CRASHES = 4
/** As often as the queue tries a job. */
const MAX_ATTEMPTS = 3

export type Named = Planned & { name: string }
type Done = { outcome: Outcome; crashes: number }

async function call({ run }: Pick<Planned, 'run'>, services: Services): Promise<Outcome> {
  try {
    await run(services)
    return 'done'
  } catch (error) {
    if (error instanceof Failure) return error.code
    if ((error as { type?: string }).type?.startsWith('Stripe')) return 'provider'
    return error instanceof Error ? error.message : String(error)
  }
}

/** Acts as people and queues do: what broke off is done again, until there is an answer. */
export async function persist(world: World, planned: Pick<Planned, 'run' | 'isJob'>, isShared: boolean): Promise<Done> {
  let [crashes, attempts] = [0, 0]
  for (;;) {
    const run = createRun(world.random.faults, crashes < MAX_CRASHES ? world.rates : NO_FAULTS, isShared)
    const outcome = await call(planned, world.servicesFor(run))
    attempts += 1
    if (run.isDead()) crashes += 1
    else if (outcome === 'done' || !planned.isJob || attempts >= MAX_ATTEMPTS) return { outcome, crashes }
  }
}

const isAllowed = ({ repeated = [] }: Planned, { outcome, crashes }: Done, expected: Outcome): boolean =>
  outcome === expected || (crashes > 0 && expected === 'done' && repeated.includes(outcome))

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length === 0) yield []
  for (const [place, item] of items.entries())
    for (const rest of ordersOf(items.filter((_, other) => other !== place))) yield [item, ...rest]
}

type Both = { planned: Named; done: Done }

const hasLost = ({ planned, done }: Both): boolean => planned.mayLose === true && done.outcome === 'conflict'

/**
 * All orders of the acts, then those without what lost against another act, and then those in which a job came to its objects at different
 * moments.
 */
function* explanationsOf(acts: readonly Both[]): Generator<Both[]> {
  yield* ordersOf(acts)
  const others = acts.filter((one) => !hasLost(one))
  if (acts.length > 1 && others.length < acts.length && others.length > 0) yield* ordersOf(others)
  const jobs = others.filter(({ planned }) => planned.isJob)
  if (acts.length > 1 && jobs.length > 0) yield* ordersOf([...others, ...jobs.slice(0, 2)])
}

/** The model after the acts in an order in which they have the outcomes and the state of the product; a text if there is none. */
function follow(world: World, acts: readonly Both[]): Model | string {
  let difference = ''
  for (const order of explanationsOf(acts)) {
    const model = copyModel(world.model)
    const expected = order.map(({ planned, done }) => ({ planned, done, outcome: planned.model(model) }))
    if (!expected.every(({ planned, done, outcome }) => isAllowed(planned, done, outcome))) {
      const texts = expected.map(({ planned, done, outcome }) => `${planned.name}: ${done.outcome}, not ${outcome}`)
      difference ||= `no order explains ${texts.join('; ')}`
      continue
    }
    learnIds({ ...world, model })
    const [lines, found] = [describeModel(model), describeProduct(world)]
    if (lines.join('\n') === found.join('\n')) return model
    const lost = lines.filter((line) => !found.includes(line)).map((line) => `- ${line}`)
    const more = found.filter((line) => !lines.includes(line)).map((line) => `+ ${line}`)
    difference = [...acts.map(({ planned }) => planned.name), ...lost, ...more].join('\n')
  }
  return difference
}

/** Performs acts at the same time, and the same on the model. `difference`: what the model does not allow. */
export async function perform(world: World, acts: readonly Named[]): Promise<{ done: Done[]; difference?: string }> {
  const done = await Promise.all(acts.map((one) => persist(world, one, acts.length > 1)))
  const model = follow(
    world,
    acts.map((planned, place) => ({ planned, done: done[place] as Done })),
  )
  if (typeof model === 'string') return { done, difference: model }
  world.model = model
  return { done }
}
