import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listNextRanks, listPreviousRanks } from './career-path.ts'
import { RANK_LEVELS, RANKS, type Rank } from './ranks.ts'

const slugsOf = (ranks: readonly Rank[]) => ranks.map(({ slug }) => slug)
const anyRank = fc.constantFrom(...RANKS)

test('the way up from a deck cadet leads to the bridge, from a wiper to the control room', () => {
  expect(slugsOf(listNextRanks('deck-cadet'))).toEqual(['junior-officer', 'third-officer'])
  expect(slugsOf(listNextRanks('chief-officer'))).toEqual(['master', 'staff-captain'])
  expect(slugsOf(listPreviousRanks('fourth-engineer'))).toContain('engine-cadet')
  expect(slugsOf(listNextRanks('wiper'))).toEqual(['oiler', 'motorman'])
})

test('anyone who climbs never comes back to where they were', () => {
  const climb = fc.array(fc.nat({ max: 10 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(anyRank, climb, (start, choices) => {
      const met = new Set([start.slug])
      let here = start
      for (const choice of choices) {
        const next = listNextRanks(here.slug)
        const step = next[choice % Math.max(1, next.length)]
        if (!step) return
        expect(met.has(step.slug), `${[...met].join(' > ')} > ${step.slug}`).toBe(false)
        met.add(step.slug)
        here = step
      }
    }),
    { numRuns: 2000 },
  )
})

test('up and down are the same steps', () => {
  fc.assert(
    fc.property(anyRank, anyRank, (lower, upper) => {
      const isStep = slugsOf(listNextRanks(lower.slug)).includes(upper.slug)
      expect(slugsOf(listPreviousRanks(upper.slug)).includes(lower.slug)).toBe(isStep)
    }),
    { numRuns: 5000 },
  )
})

test('no one rises to a cadet’s berth', () => {
  const cadets = RANKS.filter(({ level }) => level === RANK_LEVELS[3])
  for (const { slug } of cadets) expect(listPreviousRanks(slug), slug).toEqual([])
})

test('posts without a path are crafts of their own, and no others', () => {
  const alone = RANKS.filter(({ slug }) => listNextRanks(slug).length + listPreviousRanks(slug).length === 0)
  expect(slugsOf(alone)).toEqual([
    'doctor',
    'nurse',
    'spa-therapist',
    'hairdresser',
    'photographer',
    'shop-assistant',
    'casino-dealer',
  ])
})
