import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'
import { selectAllDemands, selectDemands } from '#src/server/work/vacancy-search/demand-search.repository.ts'
import { createMatch, type VacancyMatch } from '#src/server/work/vacancy-search/vacancy-match.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'

type Paper = { certificates: string; certificate_months?: string | null }

const MEDICAL = '["medical","sso"]'
const FOR_TWO_YEARS = '{"medical":24}'

/** A company with one vacancy per list. */
async function write(...papers: Paper[]) {
  const company = await insertCompany()
  const vacancies = await Promise.all(papers.map((paper) => insertVacancy(company, paper)))
  return { company, vacancies }
}

type List = { id: number; certificates: string; certificate_months: string; asked: string; months: string }

const findLists = async ({ id }: { id: string }): Promise<List[]> =>
  (
    await env.DB.prepare(
      `SELECT l.id, l.certificates, l.certificate_months, v.certificates AS asked, coalesce(v.certificate_months, '') AS months
      FROM vacancy v LEFT JOIN paper_list l ON l.id = v.paper_list_id WHERE v.company_id = ?`,
    )
      .bind(id)
      .all<List>()
  ).results

function matchOf(asked: object): VacancyMatch {
  const match = createMatch({
    query: vacancyQuerySchema.parse(asked),
    spoken: { ranks: [], vesselTypes: [], rest: '', words: [] },
    market: { total: 100_000, shares: { fleet_merchant_fleet: 0.4, vessel_lng_carrier: 0.02 } },
    now: Date.now(),
  })
  if (!match) throw new Error('nothing is asked for')
  return match
}

describe('Lists of papers', () => {
  it('are kept once for all vacancies that ask for the same papers and months', async () => {
    const { company } = await write(
      { certificates: MEDICAL },
      { certificates: MEDICAL, certificate_months: FOR_TWO_YEARS },
      { certificates: '[]' },
      { certificates: MEDICAL },
    )
    const lists = await findLists(company)
    expect(lists.map(({ certificates, certificate_months }) => [certificates, certificate_months])).toEqual(
      lists.map(({ asked, months }) => [asked, months]),
    )
    expect(new Set(lists.map(({ id }) => id)).size).toBe(3)
  })

  it('follow a vacancy that asks for others, and leave the other vacancies theirs', async () => {
    const { company, vacancies } = await write({ certificates: MEDICAL }, { certificates: MEDICAL })
    const change = (columns: string) =>
      env.DB.prepare(`UPDATE vacancy SET ${columns} WHERE id = ?`).bind(vacancies[0]?.id).run()
    for (const columns of [
      `certificate_months = '${FOR_TWO_YEARS}'`,
      `certificates = '["sso"]', certificate_months = NULL`,
      'pay_max = pay_max + 1',
    ]) {
      await change(columns)
      for (const list of await findLists(company))
        expect([list.certificates, list.certificate_months]).toEqual([list.asked, list.months])
    }
    expect(new Set((await findLists(company)).map(({ id }) => id)).size).toBe(2)
  })

  it('go with the last vacancy that asks for them', async () => {
    const count = () => env.DB.prepare('SELECT count(*) AS lists FROM paper_list').first<number>('lists')
    const before = await count()
    const { company, vacancies } = await write(
      { certificates: '["a"]' },
      { certificates: '["a"]' },
      { certificates: '["b"]' },
    )
    expect(await count()).toBe((before ?? 0) + 2)
    await env.DB.prepare(`UPDATE vacancy SET certificates = '["a"]' WHERE id = ?`).bind(vacancies[2]?.id).run()
    expect(await count()).toBe((before ?? 0) + 1)
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(company.id).run()
    expect(await count()).toBe(before)
  })

  it.each([
    ['all', undefined],
    ['one rank', { rank: 'master' }],
    ['filters that many pass', { fleet: 'merchant-fleet' }],
    ['filters that few pass', { vessel: 'lng-carrier' }],
    ['filters that are checked beside the index', { vessel: 'lng-carrier', verified: '1' }],
  ])('come with what vacancies ask for out of the index, which has it ready: %s', async (_name, asked) => {
    for (const first of [null, { ranks: ['master'], count: 20 }]) {
      const { sql, values } = asked ? selectDemands(matchOf(asked), first) : selectAllDemands(first)
      const { results } = await env.DB.prepare(`EXPLAIN ${sql}`)
        .bind(...values)
        .all<{ opcode: string; p4: string | null }>()
      expect(results.some(({ p4 }) => p4?.startsWith('group_concat'))).toBe(true)
      // The additional counts are only computed if there is something to count.
      expect(results.filter(({ p4 }) => p4?.startsWith('json_array'))).toHaveLength(asked ? 1 : 0)
    }
  })
})
