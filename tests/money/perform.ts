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

const mayHaveLost = ({ planned, done }: Both): boolean => planned.reads !== undefined && done.outcome === 'conflict'

/** A job that broke off runs again, perhaps after others have acted. */
const isRepeated = ({ planned, done }: Both): boolean => planned.isJob === true && done.crashes > 0

type Explanation = { order: readonly Both[]; lost: readonly Both[] }

/** All orders of the acts, then those without what lost against another act, and then those in which a job that broke off ran twice. */
function* explanationsOf(acts: readonly Both[]): Generator<Explanation> {
  for (const order of ordersOf(acts)) yield { order, lost: [] }
  if (acts.length === 1) return
  const [lost, others] = [acts.filter(mayHaveLost), acts.filter((one) => !mayHaveLost(one))]
  if (lost.length > 0) for (const order of ordersOf(others)) yield { order, lost }
  const jobs = others.filter(isRepeated).slice(0, 2)
  if (jobs.length > 0) for (const order of ordersOf([...others, ...jobs])) yield { order, lost }
}

/** Runs the model. Returns the outcomes, and which of the acts that lost did so although no other act changed what they had read. */
function run(model: Model, { order, lost }: Explanation) {
  const read = () => lost.map(({ planned }) => JSON.stringify(planned.reads?.(model)))
  const states = [read()]
  const expected = order.map(({ planned, done }) => {
    const outcome = planned.model(model)
    states.push(read())
    return { planned, done, outcome }
  })
  const unfounded = lost.filter((_, place) => states.every((state) => state[place] === states[0]?.[place]))
  return { expected, unfounded }
}

/** The model after the acts in an order in which they have the outcomes and the state of the product; a text if there is none. */
function follow(world: World, acts: readonly Both[]): Model | string {
  let difference = ''
  for (const explanation of explanationsOf(acts)) {
    const model = copyModel(world.model)
    const { expected, unfounded } = run(model, explanation)
    if (unfounded.length > 0) {
      difference ||= unfounded.map(({ planned }) => `nothing explains the conflict of ${planned.name}`).join('; ')
      continue
    }
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
