import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { IS_FULL } from '../../support/full.ts'
import { printFigure } from '../support/figures.ts'
import {
  type Act,
  ADVERT_TEXTS,
  asksForFee,
  createModelWorld,
  type ModelWorld,
  ROW_ACTS,
  type Row,
} from '../support/vacancy-model.ts'

const SEQUENCES = IS_FULL ? 10_000 : 100

const at = fc.nat(3)
const said = fc.constantFrom(...ADVERT_TEXTS)
const entries = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 3 }), said }), {
  maxLength: 3,
  selector: ({ id }) => id,
})
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ name: fc.constant('feed' as const), entries }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constant('publish' as const), at }) },
  { weight: 3, arbitrary: fc.record({ name: fc.constantFrom('begin' as const, 'save' as const), at, said }) },
  {
    weight: 8,
    arbitrary: fc.record({
      name: fc.constantFrom(...ROW_ACTS),
      at,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ name: fc.constant('wait' as const), days: fc.constantFrom(1, 12, 27, 29, 61) }),
  },
  { weight: 1, arbitrary: fc.record({ name: fc.constantFrom('block' as const, 'unblock' as const) }) },
)

/** What the rules say, kept beside the product and not taken from it. */
function createRules(isTrusted: boolean) {
  const allowed = new Map<string, Set<string>>()
  const refused = new Map<string, string>()
  let [lastRefusal, isBlocked] = [-Infinity, false]
  let publicWhenBlocked = new Set<string>()
  const allow = (id: string, words: string) => allowed.set(id, (allowed.get(id) ?? new Set()).add(words))

  const isHeld = (row: Row, now: number) => lastRefusal > now - 28 * DAY || refused.has(row.id)
  const isFree = (row: Row, now: number) =>
    isTrusted &&
    !isBlocked &&
    !isHeld(row, now) &&
    !asksForFee(row.words) &&
    ![...refused.values()].some((words) => words.split(' · ')[0] === row.words.split(' · ')[0])

  /** Keeps what an act lets be public. */
  const note = (done: Act, before: readonly Row[], after: readonly Row[], now: number) => {
    // A second block hides nothing more.
    if (done.name === 'block' && !isBlocked) [isBlocked, publicWhenBlocked] = [true, new Set(publicIds(before))]
    if (done.name === 'unblock') isBlocked = false
    if (done.name === 'approve' || done.name === 'refuse' || done.name === 'take-down') {
      const row = before[done.at % before.length]
      if (!row) return
      if (done.name === 'approve') {
        refused.delete(row.id)
        allow(row.id, row.words)
      } else {
        allowed.delete(row.id)
        refused.set(row.id, row.words)
        lastRefusal = now
      }
    }
    if (done.name !== 'publish' && done.name !== 'feed') return
    for (const row of after) {
      const old = before.find(({ id }) => id === row.id)
      const isWritten = !old || old.words !== row.words || old.updatedAt !== row.updatedAt
      const wasHidden = old?.status === 'moderation' || (old?.status === 'draft' && old.pausedAt === null)
      if (isWritten && isFree(row, now) && !(done.name === 'feed' && wasHidden)) allow(row.id, row.words)
    }
  }

  /** Whether an act may show what no one saw before it. */
  const mayAppear = (done: Act, old: Row | undefined, row: Row, now: number): boolean => {
    if (done.name === 'approve') return old?.status === 'moderation'
    if (done.name === 'publish' || done.name === 'feed' || done.name === 'resume') return !isHeld(row, now)
    if (done.name === 'close' || done.name === 'wait') return old?.pausedAt !== null
    return done.name === 'unblock' && publicWhenBlocked.has(row.id)
  }
  return {
    note,
    mayAppear,
    isAllowed: ({ id, words }: Row) => allowed.get(id)?.has(words) ?? false,
    blocked: () => isBlocked,
  }
}

const publicIds = (rows: readonly Row[]) => rows.filter((row) => row.isPublic).map(({ id }) => id)

/** While a company is blocked nothing can be done in its name but what was under way. */
const UNDER_WAY = new Set(['publish', 'feed', 'approve', 'refuse', 'take-down', 'wait', 'block', 'unblock'])

const shown = { done: 0, public: 0 }

async function follow(world: ModelWorld, acts: readonly Act[], isTrusted: boolean): Promise<void> {
  await world.begin()
  const rules = createRules(isTrusted)
  let before: Row[] = []
  for (const next of acts) {
    if (rules.blocked() && !UNDER_WAY.has(next.name)) continue
    const isDone = await world.perform(next, before)
    const after = await world.read()
    if (isDone) rules.note(next, before, after, world.now())
    shown.done += Number(isDone)
    for (const row of after) {
      const old = before.find(({ id }) => id === row.id)
      const told = `after ${JSON.stringify(next)}: ${JSON.stringify(row)}, before ${JSON.stringify(old)}`
      if (row.isFound !== (row.status === 'published')) throw new Error(`search differs ${told}`)
      if (!row.isPublic) continue
      shown.public += 1
      if (rules.blocked()) throw new Error(`public although blocked ${told}`)
      if (!rules.isAllowed(row)) throw new Error(`nobody let it through ${told}`)
      if (!old?.isPublic && !rules.mayAppear(next, old, row, world.now())) throw new Error(`appeared ${told}`)
    }
    before = after
  }
}

describe('whatever text of a vacancy a guest can read was public by the rules or approved by an admin', () => {
  const worlds: ModelWorld[] = []
  beforeAll(async () => {
    worlds.push(await createModelWorld(true), await createModelWorld(false))
  })

  // One after the other: the schedule expires vacancies of all companies, and each sequence has a clock of its own.
  it(`in ${SEQUENCES} sequences of acts`, { timeout: SEQUENCES * 1000 }, async () => {
    const acts = fc.array(act, { minLength: 4, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(acts, fc.nat(3), (sequence, who) => {
        const isTrusted = who > 0
        return follow(worlds[isTrusted ? 0 : 1] as ModelWorld, sequence, isTrusted)
      }),
      { numRuns: SEQUENCES },
    )
    expect(shown.public).toBeGreaterThan(SEQUENCES / 2)
    printFigure('S4, S5', `${SEQUENCES} sequences, ${shown.done} acts; a text was public after ${shown.public}`)
  })
})
