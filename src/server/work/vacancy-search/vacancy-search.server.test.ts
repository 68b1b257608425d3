import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type VacancyList, vacancyListSchema } from '#src/contract/vacancy-search/schemas.ts'
import { type Client, createClient, START } from '#tests/server/support/client.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancySearchDomain } from './index.ts'

const startServer = serverOf(vacancySearchDomain)

const DAY = 86_400_000

describe('the vacancy search', () => {
  let client: Client
  const ids: Record<string, string> = {}

  const search = async (query: string, from = client): Promise<VacancyList> => {
    const answer = await from.get(`/server/vacancy${query}`)
    expect(answer.status, answer.text.slice(0, 300)).toBe(200)
    return vacancyListSchema.parse(answer.body)
  }
  const names = (list: VacancyList): string[] =>
    list.items.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? '?')
  const find = async (query: string, from = client) => names(await search(query, from)).sort()
  const countOf = (list: VacancyList, facet: keyof VacancyList['facets'], value: string) =>
    list.facets[facet].find((choice) => choice.value === value)?.count

  beforeAll(async () => {
    client = createClient(startServer())
    const harbour = await insertCompany({ name: 'Łódź Maritime', verified: 0 })
    const ocean = await insertCompany({ name: '大洋船务有限公司' })
    const add = async (name: string, company: typeof harbour, data: Parameters<typeof insertVacancy>[1]) => {
      ids[name] = (await insertVacancy(company, data)).id
    }
    await add('provision', ocean, {
      rank: 'provision-master',
      department: 'hotel',
      vessel_type: 'cruise-ship',
      fleet: 'passenger-fleet',
      pay_usd: 250_000,
      text: '需要大副证书',
      published_at: START - 10 * DAY,
      join_from: '2026-12-10',
      join_to: '2026-12-20',
    })
    await add('second', harbour, { pay_usd: 1_000_000, join_from: '2026-12-01', join_to: '2026-12-15' })
    await add('eto', harbour, {
      rank: 'eto',
      department: 'electro',
      vessel_type: 'psv',
      fleet: 'offshore-fleet',
      vessel_class: 'Platform',
      flag: 'NO-NIS',
      pay_usd: 800_000,
      join_from: '2027-01-10',
      join_to: '2027-01-20',
      rotation_on: 28,
      rotation_off: 28,
      duration_tenths: null,
      port_name: 'Bergen',
      port_country: 'NO',
    })
    await add('ab', harbour, {
      rank: 'able-seaman',
      department: 'deck',
      vessel_type: 'bulk-carrier',
      fleet: 'merchant-fleet',
      vessel_class: 'Kamsarmax',
      pay_usd: 170_000,
      english_level: 'basic',
      english_order: 1,
      any_nationality: 0,
      nationalities: '["PH","ID"]',
      duration_tenths: 85,
      flag: 'LR',
      text: 'Cargo from Constanța; the master speaks Tagalog.',
      join_from: '2026-11-25',
      join_to: '2026-12-02',
    })
    await add('master', ocean, {
      rank: 'master',
      department: 'deck',
      vessel_type: 'bulk-carrier',
      fleet: 'merchant-fleet',
      pay_usd: 1_400_000,
      join_from: '2026-12-10',
      join_to: '2026-12-20',
      port_name: null,
      port_country: null,
    })
    await add('draft', ocean, { status: 'draft', published_at: null })
    await add('closed', ocean, { status: 'closed' })
  })

  it('lists what is published, newest first, with totals and counts', async () => {
    const list = await search('')
    expect(list.items.map(({ id }) => id)).not.toContain(ids.draft)
    expect(list).toMatchObject({ total: 5, totalIsExact: true, employers: 2, page: 1, pageSize: 20 })
    expect(names(list)[0]).toBe('master')
    expect(countOf(list, 'fleet', 'merchant-fleet')).toBe(2)
    expect(countOf(list, 'nationality', 'PH')).toBe(5)
    expect(countOf(list, 'english', 'basic')).toBe(1)
    expect(countOf(list, 'published', '7')).toBe(4)
  })

  it('finds a rank by its abbreviation', async () => {
    expect(await find('?q=2/E')).toEqual(['second'])
    expect(await find('?q=ETO')).toEqual(['eto'])
    expect(await find('?q=AB')).toEqual(['ab'])
  })

  it('never finds a provision master for a master', async () => {
    expect(await find('?q=Master')).toEqual(['master'])
    expect(await find('?q=captain')).toEqual(['master'])
  })

  it('takes several words together', async () => {
    expect(await find('?q=second engineer lng')).toEqual(['second'])
    expect(await find('?q=second engineer bulker')).toEqual([])
    expect(await find('?q=AB Kamsarmax Constanta')).toEqual(['ab'])
  })

  it('finds words without their diacritics, by their beginning, in every script', async () => {
    expect(await find('?q=lodz')).toEqual(['ab', 'eto', 'second'])
    expect(await find('?q=constan')).toEqual(['ab'])
    expect(await find(`?q=${encodeURIComponent('大洋')}`)).toEqual(['master', 'provision'])
    expect(await find(`?q=${encodeURIComponent('证书')}`)).toEqual(['provision'])
  })

  it('finds ranks by a part of their name that is no rank itself', async () => {
    expect(await find('?q=engineer')).toEqual(['second'])
    expect(await find('?q=provision')).toEqual(['provision'])
    expect(await find(`?q=${encodeURIComponent('механик')}`)).toEqual(['second'])
  })

  it('understands ranks in the language of the page', async () => {
    const server = startServer()
    expect(await find(`?q=${encodeURIComponent('капитан')}`, createClient(server, { language: 'ru' }))).toEqual([
      'master',
    ])
    expect(await find(`?q=${encodeURIComponent('боцман')}`, createClient(server, { language: 'uk' }))).toEqual([])
  })

  it.each([
    ['?rank=master,eto', ['eto', 'master']],
    ['?department=deck', ['ab', 'master']],
    ['?fleet=merchant-fleet&vessel=bulk-carrier', ['ab', 'master']],
    ['?flag=NO-NIS', ['eto']],
    ['?country=SG', ['ab', 'provision', 'second']],
    ['?nationality=PH', ['ab', 'eto', 'master', 'provision', 'second']],
    ['?nationality=UA', ['eto', 'master', 'provision', 'second']],
    ['?english=basic', ['ab']],
    ['?english=good', ['ab', 'eto', 'master', 'provision', 'second']],
    ['?english=unheard', ['ab', 'eto', 'master', 'provision', 'second']],
    ['?published=7', ['ab', 'eto', 'master', 'second']],
    ['?durationMax=1', ['eto']],
    ['?durationMax=8', ['eto', 'master', 'provision', 'second']],
    ['?durationMax=9', ['ab', 'eto', 'master', 'provision', 'second']],
    ['?payFrom=10000', ['master', 'second']],
    ['?payFrom=10001', ['master']],
    ['?payFrom=8600&currency=EUR', ['master', 'second']],
    ['?payFrom=8700&currency=EUR', ['master']],
    ['?joinFrom=2026-12-16', ['eto', 'master', 'provision']],
    ['?joinTo=2026-12-01', ['ab', 'second']],
    ['?joinFrom=2026-12-03&joinTo=2026-12-09', ['second']],
    ['?joinFrom=2027-03-01&joinTo=2026-01-01', []],
    ['?joinFrom=9999-12-31', []],
    ['?joinTo=0001-01-01', []],
    ['?joinFrom=0001-01-01', ['ab', 'eto', 'master', 'provision', 'second']],
    ['?company=nobody', []],
    ['?verified=1', ['master', 'provision']],
    ['?verified=1&country=SG&q=需要', ['provision']],
    ['?verified=1&rank=able-seaman', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await find(query)).toEqual(expected)
  })

  it('sorts by age, joining date and pay', async () => {
    expect(names(await search('?country=SG'))).toEqual(['ab', 'second', 'provision'])
    expect(names(await search('?sort=joining'))).toEqual(['ab', 'second', 'master', 'provision', 'eto'])
    expect(names(await search('?sort=salary'))).toEqual(['master', 'second', 'eto', 'provision', 'ab'])
    expect(names(await search('?sort=salary&country=SG'))).toEqual(['second', 'provision', 'ab'])
    expect(names(await search('?sort=joining&fleet=merchant-fleet'))).toEqual(['ab', 'master'])
    expect(names(await search('?sort=salary&verified=1'))).toEqual(['master', 'provision'])
  })

  it('counts each group of filters without itself, so that one may choose another', async () => {
    const list = await search('?fleet=merchant-fleet&rank=master')
    expect(list.total).toBe(1)
    expect(list.employers).toBe(1)
    expect(countOf(list, 'rank', 'able-seaman')).toBe(1)
    expect(countOf(list, 'fleet', 'merchant-fleet')).toBe(1)
    expect(countOf(list, 'fleet', 'tanker-fleet')).toBeUndefined()
    expect(countOf(list, 'vessel', 'bulk-carrier')).toBe(1)
  })

  it('counts the vacancies of employers whose licence was checked, also beside another choice', async () => {
    for (const [query, count] of [
      ['', 2],
      ['?verified=1', 2],
      ['?rank=master,able-seaman', 1],
      ['?rank=able-seaman', 0],
    ] as const)
      expect(countOf(await search(query), 'verified', '1'), query).toBe(count)
    expect((await search('?verified=1')).total).toBe(2)
  })

  it('says what a misspelt rank may have meant where nothing is found', async () => {
    const second = { ranks: ['second-engineer'], vesselTypes: [], rest: '' }
    expect((await search('?q=second enginer')).suggestion).toEqual(second)
    const server = startServer()
    const russian = createClient(server, { language: 'ru' })
    expect((await search(`?q=${encodeURIComponent('второй механник')}`, russian)).suggestion).toEqual(second)
    for (const query of ['?q=second engineer', '?q=zzyzx', '', '?company=nobody'])
      expect((await search(query)).suggestion, query).toBeNull()
  })

  it('takes every filter at once', async () => {
    const filters =
      'q=zz&rank=second-engineer&department=engine&fleet=passenger-fleet&vessel=cruise-ship&payFrom=100&joinFrom=2026-12-01&joinTo=2026-12-31&durationMax=9&flag=MT&company=nobody&country=NO&nationality=UA&english=good&published=1&verified=1&sort=salary'
    expect((await search(`?${filters}`)).total).toBe(0)
  })

  it('answers an empty page past the end', async () => {
    const list = await search('?page=500&country=SG')
    expect(list.items).toEqual([])
    expect(list.total).toBe(3)
  })

  it.each([
    '?page=0',
    '?page=501',
    '?sort=best',
    '?published=2',
    '?joinFrom=tomorrow',
    '?rank=a%20b',
    '?payFrom=-1',
    `?q=${'x'.repeat(121)}`,
  ])('calls %s a bad request', async (query) => {
    const answer = await client.get(`/server/vacancy${query}`)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('bad-request')
    expect(Object.keys(answer.body.errors)).toHaveLength(1)
  })

  it('may be kept for guests for half a minute, for no one else', async () => {
    expect((await client.get('/server/vacancy')).headers.get('cache-control')).toBe('public, max-age=30')
    expect((await client.get('/server/vacancy?page=0')).headers.get('cache-control')).toBe('no-store')
  })

  it('takes whatever is typed as words, never as syntax of the index', { timeout: 60_000 }, async () => {
    const pieces = fc.constantFrom(
      '"',
      "'",
      '*',
      '(',
      ')',
      ':',
      '-',
      '^',
      'AND',
      'OR',
      'NOT',
      'NEAR',
      'terms',
      'words',
      'rank_master',
      '大副',
      'é',
      '\u0000',
      '{',
      '+',
      ' ',
      'ß',
      '𝔘',
      '\u0301',
      'हिन्दी',
      'قبطان',
    )
    const typed = fc.oneof(
      fc.string({ maxLength: 60, unit: 'binary' }),
      fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
    )
    await fc.assert(
      fc.asyncProperty(typed, async (q) => {
        const answer = await client.get(`/server/vacancy?q=${encodeURIComponent(q.toWellFormed())}`)
        expect([200, 400], `${answer.status} for ${JSON.stringify(q)}: ${answer.text.slice(0, 200)}`).toContain(
          answer.status,
        )
      }),
      { numRuns: 150 },
    )
  })

  it('does not let a typed word be a term of the filters', async () => {
    expect(await find('?q=rank_master')).not.toContain('second')
    expect(await find('?q=nationality_any')).toEqual([])
  })
})

describe('a word with which the names of several ranks begin', () => {
  it('finds all of them', async () => {
    const company = await insertCompany()
    const ranks = ['chief-officer', 'chief-engineer', 'chief-cook']
    for (const rank of ranks) await insertVacancy(company, { rank, text: 'Quorndon trade.' })
    await insertVacancy(company, { rank: 'ordinary-seaman', text: 'Quorndon trade.' })
    const { items } = (await createClient(startServer()).get('/server/vacancy?q=chief%20quorndon')).body
    expect(items.map(({ rank }: { rank: string }) => rank).sort()).toEqual([...ranks].sort())
  })
})

describe('a search with more than a thousand results', () => {
  it('counts to a thousand, and sorts all of them all the same', { timeout: 120_000 }, async () => {
    const client = createClient(startServer())
    const company = await insertCompany()
    for (let number = 0; number < 1020; number += 1) {
      await insertVacancy(company, {
        pay_usd: 100_000 + number * 1000,
        join_from: `20${26 + (number % 2)}-0${1 + (number % 9)}-01`,
        join_to: '2027-12-01',
        flag: 'CY',
      })
    }
    const read = async (query: string) =>
      vacancyListSchema.parse((await client.get(`/server/vacancy?flag=CY${query}`)).body)
    const newest = await read('')
    expect(newest).toMatchObject({ total: 1000, totalIsExact: false, employers: null })
    expect(newest.facets.rank.every(({ count }) => count === null)).toBe(true)
    expect(newest.facets.rank.length).toBeGreaterThan(0)
    const salary = await read('&sort=salary&page=2')
    expect(salary.items.map(({ pay }) => pay.currency)).toHaveLength(20)
    const joining = await read('&sort=joining')
    expect(new Set(joining.items.map(({ joinFrom }) => joinFrom))).toEqual(new Set(['2026-01-01']))
    const last = await read('&sort=joining&page=51')
    expect(last.items.every(({ joinFrom }) => joinFrom === '2027-09-01' || joinFrom === '2027-08-01')).toBe(true)
  })
})
