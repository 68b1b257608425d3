import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDatabase } from '#src/server/platform/database.ts'
import { findPlaces, findReach } from '#src/server/work/vacancy-search/broad-search.repository.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'

const WORDS = 'words : ("sandwich")'
const words = [{ expression: WORDS, ranks: [], vesselTypes: [] }]

describe('a walk through an order', () => {
  const db = createDatabase(env.DB)
  const seqs: number[] = []

  beforeAll(async () => {
    const company = await insertCompany()
    for (let number = 0; number < 12; number += 1) {
      const text = number % 3 === 0 ? 'A sandwich at night.' : 'Nothing at night.'
      const { seq } = await insertVacancy(company, { rank: 'steward', pay_usd: 100_000 + (number % 4) * 1000, text })
      if (number % 3 === 0) seqs.push(seq)
    }
  })

  const walk = (ranks: string[], lookup: 'at-once' | 'on-the-way') =>
    findPlaces(db, { walk: { ranks, conditions: [], words }, lookups: [lookup], sort: 'salary', most: 20 })

  it('finds the same, whichever way words are looked up', async () => {
    const [first, second, third, fourth] = seqs
    for (const ranks of [[], ['steward']]) {
      const [atOnce] = await walk(ranks, 'at-once')
      const [onTheWay] = await walk(ranks, 'on-the-way')
      expect(atOnce?.map(({ seq }) => seq)).toEqual([second, third, fourth, first])
      expect(onTheWay).toEqual(atOnce)
    }
  })

  it('asks no text where the rank says the word already', async () => {
    const spoken = [{ expression: WORDS, ranks: ['steward'], vesselTypes: [] }]
    for (const lookup of ['at-once', 'on-the-way'] as const) {
      const walk = { ranks: [], conditions: [], words: spoken }
      const [places] = await findPlaces(db, { walk, lookups: [lookup], sort: 'salary', most: 20 })
      expect(places).toHaveLength(12)
    }
  })

  it('knows how far back the newest with words reach', async () => {
    expect(await findReach(db, [WORDS])).toEqual({ newest: expect.any(Number), reached: [0] })
    expect((await findReach(db, [WORDS])).newest).toBeGreaterThanOrEqual(seqs.at(-1) ?? 0)
  })
})
