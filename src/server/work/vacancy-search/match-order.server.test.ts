import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type VacancyList, vacancyListSchema } from '#src/contract/vacancy-search/schemas.ts'
import { countLines, type MatchLine } from '#src/domain/match/match-line.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { countRoundTrips } from '#tests/server/support/count-round-trips.ts'
import { createContract, createPaper } from '#tests/server/support/cv-stores.ts'
import { insertCompany, insertVacancy, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { editOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancySearchDomain } from './index.ts'

const startServer = serverOf(vacancySearchDomain, applicationDomain)

const RANKS = ['second-engineer', 'second-engineer', 'chief-engineer', 'third-engineer', 'able-seaman']
const TYPES = ['lng-carrier', 'bulk-carrier', 'psv']
const PAPERS = [[], ['gmdss-goc'], ['medical', 'sso'], ['ecdis-generic', 'medical', 'us-visa-c1d']]
const MANY = 200
const PAGES = Array.from({ length: MANY / 20 }, (_, index) => index + 1)

describe('vacancies by match', () => {
  const server = startServer()
  let guest: Client
  let seaman: Awaited<ReturnType<typeof registerSeaman>>

  const search = async (from: Client, query = '') =>
    vacancyListSchema.parse((await from.get(`/server/vacancy?${query}`)).body)
  const pages = async (query: string): Promise<VacancyList['items']> => {
    const lists = await Promise.all(PAGES.map((page) => search(seaman, `${query}&page=${page}`)))
    return lists.flatMap(({ items }) => items)
  }

  beforeAll(async () => {
    guest = createClient(server)
    const company = await insertCompany()
    for (let place = 0; place < MANY; place += 1)
      await insertVacancy(company, {
        rank: RANKS[place % RANKS.length] as string,
        vessel_type: TYPES[place % TYPES.length] as string,
        certificates: JSON.stringify(PAPERS[place % PAPERS.length]),
        certificate_months: place % 8 === 2 ? '{"medical":24}' : null,
        english_level: place % 2 ? 'fluent' : 'basic',
        min_months_in_rank: place % 3 ? null : place % 60,
        min_months_on_type: place % 7 ? null : 4,
        join_to: place % 5 ? '2027-01-31' : '2026-12-01',
      })
    seaman = await registerSeaman(server)
    await editOwnCv(seaman, {
      englishLevel: 'good',
      readyFrom: '2026-12-20',
      experience: [createContract()],
      documents: [
        createPaper({ name: 'medical', validDate: '2028-01-01' }),
        createPaper({ name: 'gmdss-goc', validDate: '2027-01-05' }),
      ],
    })
    // Hidden from the crew list, with hidden English level.
    await seaman.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: true })
  })

  const judged = new Map<string, Promise<MatchLine[]>>()
  const readLines = async (id: string): Promise<MatchLine[]> =>
    (await seaman.get(`/server/vacancy/${id}`)).body.match.lines
  const linesOf = (id: string): Promise<MatchLine[]> => {
    const lines = judged.get(id) ?? readLines(id)
    judged.set(id, lines)
    return lines
  }

  /** The order computed from the page of each vacancy. */
  async function bruteForce(query: string): Promise<string[]> {
    const all = await pages(`${query}&sort=newest`)
    const places = await Promise.all(
      all.map(async ({ id }, age) => {
        const lines = await linesOf(id)
        const isOwn = lines.some((line) => line.kind === 'rank' && line.state === 'met')
        const { met, of } = countLines(lines)
        return { id, isOwn, share: met / of, age }
      }),
    )
    const better = (one: (typeof places)[number], other: typeof one) =>
      Number(other.isOwn) - Number(one.isOwn) || other.share - one.share || one.age - other.age
    return places.sort(better).map(({ id }) => id)
  }

  it.each(['', 'vessel=lng-carrier', 'rank=second-engineer,able-seaman', 'q=engineer', 'published=30'])(
    'stand in the order in which one would put them by hand, of a search for “%s”',
    async (query) => {
      const found = (await pages(`${query}&sort=match`)).map(({ id }) => id)
      expect(found.length).toBeGreaterThan(5)
      expect(found).toEqual(await bruteForce(query))
    },
  )

  it('say of each what its own page says, in whatever order', async () => {
    for (const { id, own } of [...(await pages('sort=joining')), ...(await pages('sort=match'))]) {
      expect(own).toEqual({ match: countLines(await linesOf(id)), applied: false })
    }
  })

  it('are the newest first for everyone else, who is told nothing of a match', async () => {
    const company = await registerCompany(server)
    for (const reader of [guest, company]) {
      const list = await search(reader, 'sort=match')
      expect(list.sort).toBe('newest')
      expect(list.items).toEqual((await search(reader)).items)
      expect(list.items.some((item) => 'own' in item)).toBe(false)
    }
    expect((await search(seaman, 'sort=match')).sort).toBe('match')
  })

  it('are marked where the seafarer has applied', async () => {
    const [first] = (await search(seaman, 'sort=match')).items
    await seaman.post(`/server/vacancy/${first?.id}/application`, { note: null })
    const applied = (await pages('sort=match')).filter(({ own }) => own?.applied).map(({ id }) => id)
    expect(applied).toEqual([first?.id])
  })

  it('cost a seafarer four round trips at most: session, what is asked for, the page, and the counts beside it', async () => {
    const trips = async (query: string) => {
      await search(seaman, query)
      return countRoundTrips(() => search(seaman, query))
    }
    expect(await trips('sort=match')).toBe(3)
    expect(await trips('rank=second-engineer&vessel=lng-carrier&sort=match')).toBe(4)
    expect(await trips('sort=newest')).toBe(3)
  })

  it('follow the CV at once, as often as it is changed', async () => {
    const met = async () => (await search(seaman, 'sort=newest')).items.map(({ own }) => own?.match.met ?? 0)
    const fluent = async (englishLevel: 'fluent' | 'good') => {
      await editOwnCv(seaman, { englishLevel })
      return met()
    }
    const before = await met()
    expect(await met()).toEqual(before)
    const better = await fluent('fluent')
    expect(better).not.toEqual(before)
    expect(better.every((count, place) => count >= (before[place] ?? 0))).toBe(true)
    expect(await fluent('good')).toEqual(before)
  })

  it('begin with those of another rank as soon as the CV names it', async () => {
    const first = async (positionMain: string) => {
      await editOwnCv(seaman, { positionMain, experience: [] })
      return new Set((await search(seaman, 'sort=match')).items.map(({ rank }) => rank))
    }
    expect(await first('able-seaman')).toEqual(new Set(['able-seaman']))
    expect(await first('third-engineer')).toEqual(new Set(['third-engineer']))
  })

  it('follow what a vacancy asks for at once', async () => {
    const [first] = (await search(seaman, 'sort=match')).items
    await env.DB.prepare(`UPDATE vacancy SET certificates = '["sso"]', certificate_months = NULL WHERE id = ?`)
      .bind(first?.id)
      .run()
    const again = (await pages('sort=match')).find(({ id }) => id === first?.id)
    expect(again?.own?.match).not.toEqual(first?.own?.match)
    expect(again?.own?.match).toEqual(countLines(await readLines(first?.id ?? '')))
  })

  it('are told from indexes alone: the newest with their ranks, and who is verified', async () => {
    const planOf = async (sql: string) => {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).all<{ detail: string }>()
      return results.map(({ detail }) => detail)
    }
    const newest = "SELECT seq, rank FROM vacancy WHERE status = 'published' ORDER BY published_at DESC, seq DESC"
    expect(await planOf(newest)).toEqual(['SCAN vacancy USING COVERING INDEX vacancy_newest'])
    const verified = 'SELECT id FROM organisation WHERE verified = 1'
    expect(await planOf(verified)).toEqual(['SCAN organisation USING COVERING INDEX organisation_verified'])
  })

  it('end after the thousand that are put in order', async () => {
    expect((await search(seaman, 'sort=match&page=51')).items).toEqual([])
  })
})
