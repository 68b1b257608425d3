import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CrewList, crewDetailSchema, crewListSchema } from '#src/contract/crew/schemas.ts'
import { toPlainDate } from '#src/domain/time.ts'
import { refreshCrewCards } from '#src/server/work/crew/crew-card.usecases.ts'
import { refreshCrewChoices } from '#src/server/work/crew/crew-choices.usecases.ts'
import { type Client, createClient, START } from '#tests/server/support/client.ts'
import { listSeaman, SHIP_NAME, SHIP_OWNER } from '#tests/server/support/crew.ts'
import { createPaper } from '#tests/server/support/cv-stores.ts'
import {
  createId,
  findColumn,
  giveRole,
  insertVacancy,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'

const startServer = serverOf()

const DAY = 86_400_000

const gas = (rank: string, from: string, to: string | null) => ({
  rank,
  vessel: 'lng-carrier',
  fleet: 'tanker-fleet' as const,
  from,
  to,
})
const bulk = (rank: string, from: string, to: string | null) => ({
  rank,
  vessel: 'bulk-carrier',
  fleet: 'merchant-fleet' as const,
  from,
  to,
})

const read = async (client: Client, query = ''): Promise<CrewList> => {
  const answer = await client.get(`/server/seamans${query}`)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return crewListSchema.parse(answer.body)
}

describe('the crew list', () => {
  let server: TestServer
  let client: Client
  const ids: Record<string, string> = {}

  const find = async (query: string) =>
    (await read(client, query)).items.map(({ id }) => Object.entries(ids).find(([, known]) => known === id)?.[0] ?? '?')

  beforeAll(async () => {
    server = startServer()
    client = createClient(server)
    const add = async (name: string, listed: Parameters<typeof listSeaman>[1]) => {
      ids[name] = (await listSeaman(server, listed)).publicId
    }
    await add('chief', {
      profile: { positionMain: 'chief-officer', firstname: 'Oleh', surname: 'Kovalenko' },
      readyFrom: '2026-12-10',
      english: 'fluent',
      services: [gas('chief-officer', '2025-01-01', '2025-12-31'), bulk('second-officer', '2022-01-01', '2022-06-30')],
    })
    await add('mate', {
      profile: { positionMain: 'chief-officer', firstname: 'Iris', surname: 'Santos' },
      readyFrom: '2026-11-01',
      english: 'good',
      services: [bulk('chief-officer', '2026-01-01', '2026-03-31')],
      isHideEnglish: true,
    })
    await add('oiler', {
      profile: { positionMain: 'oiler' },
      readyFrom: '2026-10-01',
      services: [gas('oiler', '2020-01-01', '2023-12-31')],
    })
    await add('new', { profile: { positionMain: 'deck-cadet' } })
    ids.hidden = (
      await listSeaman(server, {
        profile: { positionMain: 'chief-officer' },
        services: [{ ...gas('chief-officer', '2024-01-01', '2024-12-31'), vessel: 'fpso', fleet: 'offshore-fleet' }],
        isHidden: true,
      })
    ).publicId
  })

  it('lists those who chose it: available ones first, those without a date last', async () => {
    expect(await find('')).toEqual(['mate', 'oiler', 'chief', 'new'])
    expect(await read(client)).toMatchObject({ total: 4, totalIsExact: true, page: 1, pageSize: 20, own: null })
  })

  it('tells of each rank, fleets, sea time, availability and a masked name', async () => {
    const [, , chief] = (await read(client)).items
    expect(chief).toEqual({
      id: ids.chief,
      slug: `chief-officer-${ids.chief}`,
      mark: null,
      maskedName: 'O. K…',
      rank: 'chief-officer',
      fleets: ['tanker-fleet', 'merchant-fleet'],
      vesselTypes: ['lng-carrier', 'bulk-carrier'],
      seaMonths: 18,
      rankMonths: 12,
      readyFrom: '2026-12-10',
      availability: { confirmedOn: toPlainDate(server.now()), isTakenBack: false },
      englishLevel: 'fluent',
    })
  })

  it('leaves out the level of English of those who hide it', async () => {
    expect((await read(client)).items.find(({ id }) => id === ids.mate)?.englishLevel).toBeNull()
  })

  it.each([
    ['?rank=chief-officer', ['mate', 'chief']],
    ['?rank=nobody-is', []],
    ['?department=engine', ['oiler']],
    ['?department=deck', ['mate', 'chief', 'new']],
    ['?fleet=tanker-fleet', ['oiler', 'chief']],
    ['?fleet=offshore-fleet', []],
    ['?fleet=space-fleet', []],
    ['?vessel=bulk-carrier', ['mate', 'chief']],
    ['?vessel=fpso', []],
    ['?rank=chief-officer&vessel=lng-carrier', ['chief']],
    ['?readyTo=2026-11-30', ['mate', 'oiler']],
    ['?readyTo=2026-12-10', ['mate', 'oiler', 'chief']],
    ['?inRank=3', ['mate', 'oiler', 'chief']],
    ['?inRank=4', ['oiler', 'chief']],
    ['?rank=chief-officer&inRank=12', ['chief']],
    ['?rank=chief-officer&inRank=13', []],
    ['?sort=service', ['oiler', 'chief', 'mate', 'new']],
    ['?sort=service&fleet=merchant-fleet', ['chief', 'mate']],
    ['?page=2', []],
  ])('%s finds %j', async (query, expected) => {
    expect(await find(query)).toEqual(expected)
  })

  it('puts profiles that were changed lately first when asked to', async () => {
    const changed = Date.parse('2026-11-01')
    await env.DB.prepare('UPDATE crew_card SET updated_on = ? WHERE public_id = ?')
      .bind(new Date(changed).toISOString().slice(0, 10), ids.oiler as string)
      .run()
    expect((await find('?sort=updated')).at(-1)).toBe('oiler')
  })

  it.each(['?page=0', '?page=26', '?sort=name', '?readyTo=soon', '?inRank=0', '?rank=A%27', '?rank=a,b'])(
    'calls %s a bad request',
    async (query) => {
      const answer = await client.get(`/server/seamans${query}`)
      expect([answer.status, answer.body.code]).toEqual([400, 'bad-request'])
    },
  )

  it('offers only ranks and vessel types that someone in it has', async () => {
    await refreshCrewChoices(server.services)
    const { choices } = await read(client)
    expect(choices.ranks.sort()).toEqual(['chief-officer', 'deck-cadet', 'oiler'])
    expect(choices.vesselTypes.sort()).toEqual(['bulk-carrier', 'lng-carrier'])
  })

  it('is never kept by anyone', async () => {
    for (const path of ['/server/seamans', `/server/seamans/${ids.chief}`])
      expect((await client.get(path)).headers.get('cache-control')).toBe('no-store')
  })

  it('is the same for guests, companies, training centres, people without role and admins', async () => {
    const items = (await read(client)).items
    const detail = crewDetailSchema.parse((await client.get(`/server/seamans/${ids.chief}`)).body)
    const others = [
      await registerNewcomer(server),
      await registerCompany(server),
      await registerCompany(server, { verified: false }),
      await registerSeaman(server),
    ]
    for (const role of ['training-center', 'admin']) {
      const other = await registerNewcomer(server)
      await giveRole(await findColumn('account', 'id', 'email', other.email), role)
      others.push(other)
    }
    for (const other of others) {
      expect((await read(other)).items).toEqual(items)
      const seen = crewDetailSchema.parse((await other.get(`/server/seamans/${ids.chief}`)).body)
      expect({ ...seen, openForRank: null }).toEqual(detail)
    }
  })

  it('says to a company alone how many vacancies it has open for the rank', async () => {
    const openFor = async (reader: Client) =>
      crewDetailSchema.parse((await reader.get(`/server/seamans/${ids.chief}`)).body).openForRank
    const company = await registerCompany(server)
    expect(await openFor(company)).toBe(0)
    const publisher = { id: company.companyId, slug: 'reader', name: 'Reader' }
    await insertVacancy(publisher, { rank: 'chief-officer' })
    await insertVacancy(publisher, { rank: 'bosun' })
    await insertVacancy(publisher, { rank: 'chief-officer', status: 'closed' })
    expect(await openFor(company)).toBe(1)
    expect(await openFor(await registerCompany(server))).toBe(0)
    expect(await openFor(await registerSeaman(server))).toBeNull()
    expect(await openFor(client)).toBeNull()
  })
})

/** Yields every key and text of an answer. */
function* walk(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    yield key
    yield* walk(inner)
  }
}

describe('what a profile tells', () => {
  it('is the career by rank and vessel type, and certificates by name and state, and nothing personal', async () => {
    const server = startServer()
    const papers = [
      ['ecdis-generic', null],
      ['advanced-fire-fighting', '2030-05-17'],
      ['medical', '2026-12-24'],
      ['gmdss-goc', '2020-01-09'],
      ['CoC of Bohdan Zaporozhets', null],
    ] as const
    const seaman = await listSeaman(server, {
      profile: {
        positionMain: 'chief-officer',
        firstname: 'Bohdan',
        surname: 'Zaporozhets',
        citizenship: 'MD',
      },
      readyFrom: '2026-12-10',
      english: 'good',
      services: [
        gas('chief-officer', '2025-01-01', '2025-12-31'),
        gas('chief-officer', '2024-01-01', '2024-06-30'),
        bulk('second-officer', '2022-01-01', '2022-06-30'),
        { rank: 'Ivan’s mate', vessel: 'Yacht of Ivan', fleet: null, from: '2020-01-01', to: '2020-02-29' },
      ],
      documents: [
        ...papers.map(([name, validDate]) => createPaper({ name, validDate })),
        createPaper({ type: 'passport', name: 'international', number: 'AA123456' }),
      ],
    })
    const answer = await createClient(server).get(`/server/seamans/${seaman.publicId}`)
    const detail = crewDetailSchema.parse(answer.body)
    expect(detail).toMatchObject({
      maskedName: 'B. Z…',
      career: [
        { rank: 'chief-officer', vesselType: 'lng-carrier', months: 18 },
        { rank: 'second-officer', vesselType: 'bulk-carrier', months: 6 },
        { rank: null, vesselType: null, months: 2 },
      ],
      certificates: [
        { name: 'ecdis-generic', validity: 'unlimited' },
        { name: 'advanced-fire-fighting', validity: 'valid' },
        { name: 'medical', validity: 'ending' },
        { name: 'gmdss-goc', validity: 'expired' },
      ],
      otherCertificates: 1,
      own: null,
    })
    const told = [...walk(answer.body), ...walk((await createClient(server).get('/server/seamans')).body)]
    const row = await env.DB.prepare(
      'SELECT s.*, a.email FROM seaman s JOIN account a ON a.id = s.account_id WHERE s.id = ?',
    )
      .bind(seaman.seamanId)
      .first<Record<string, string>>()
    const personal = [
      ...['id', 'account_id', 'ref_id', 'firstname', 'surname', 'email'].map((column) => String(row?.[column])),
      ...['1988-03-14', '+380 555 010 203'],
      ...[SHIP_NAME, SHIP_OWNER, '9074729', 'WinGD', '5X72DF', 'PL7654321', 'Gdynia Office', 'AA123456', 'Ivan'],
      ...['2030-05-17', '2026-12-24', '2020-01-09', '2019-02-03', '2025-01-01', '2025-12-31'],
    ]
    expect(told).not.toContain('MD')
    for (const text of told)
      for (const secret of personal) expect(text.toLowerCase(), secret).not.toContain(secret.toLowerCase())
  })

  it('names its fields, so that a new one is not told by accident', async () => {
    const server = startServer()
    const { publicId } = await listSeaman(server)
    const { body } = await createClient(server).get(`/server/seamans/${publicId}`)
    expect(Object.keys(body).sort()).toEqual(Object.keys(crewDetailSchema.shape).sort())
    const [item] = (await createClient(server).get('/server/seamans')).body.items
    expect(Object.keys(item).sort()).toEqual([
      'availability',
      'englishLevel',
      'fleets',
      'id',
      'mark',
      'maskedName',
      'rank',
      'rankMonths',
      'readyFrom',
      'seaMonths',
      'slug',
      'vesselTypes',
    ])
  })
})

describe('who is hidden', () => {
  it('is everyone who has not chosen otherwise', async () => {
    const server = startServer()
    const seaman = await registerSeaman(server, { positionMain: 'butler' })
    expect((await read(createClient(server), '?rank=butler')).total).toBe(0)
    expect((await read(seaman)).own).toMatchObject({ isHidden: true, isHideEnglish: false })
  })

  it('answers exactly as someone who never was', async () => {
    const server = startServer()
    const { publicId } = await listSeaman(server, { isHidden: true })
    const client = createClient(server)
    const plain = ({ status, headers, body }: Awaited<ReturnType<Client['get']>>) => ({
      status,
      headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id')),
      body: { ...body, requestId: '' },
    })
    const hidden = plain(await client.get(`/server/seamans/${publicId}`))
    expect(hidden.status).toBe(404)
    expect(hidden).toEqual(plain(await client.get(`/server/seamans/${createId()}`)))
    const company = await registerCompany(server)
    expect((await company.get(`/server/seamans/${publicId}`)).status).toBe(404)
  })

  it('is found neither by the key of the table nor by that of the account', async () => {
    const server = startServer()
    const seaman = await listSeaman(server)
    for (const id of [seaman.seamanId, seaman.accountId, 'short'])
      expect((await createClient(server).get(`/server/seamans/${id}`)).status).toBe(404)
  })

  it('sees themselves as others would, and can be shown and hidden again', async () => {
    const server = startServer()
    const seaman = await listSeaman(server, { isHidden: true, profile: { positionMain: 'concierge' }, english: 'good' })
    const guest = createClient(server)
    const path = `/server/seamans/${seaman.publicId}`
    expect(crewDetailSchema.parse((await seaman.get(path)).body).own).toMatchObject({
      isHidden: true,
      isHideEnglish: false,
    })
    await seaman.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: true })
    expect(crewDetailSchema.parse((await guest.get(path)).body)).toMatchObject({ englishLevel: null, own: null })
    expect((await read(guest, '?rank=concierge')).total).toBe(1)
    await seaman.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: false })
    expect((await guest.get(path)).status).toBe(404)
    expect((await read(guest, '?rank=concierge')).total).toBe(0)
  })

  it('stays hidden when a card is made again from what was read before', async () => {
    const server = startServer()
    const seaman = await listSeaman(server, { services: [gas('second-engineer', '2026-10-01', null)] })
    server.wait(8 * DAY)
    const { db } = server.services
    const late = {
      ...server.services,
      db: new Proxy(db, {
        get: (target, name) => {
          if (name === '$client') {
            const { $client } = target
            return new Proxy($client, {
              get: (d1, method) => {
                if (method !== 'batch') return Reflect.get(d1, method).bind(d1)
                return async (statements: Parameters<typeof $client.batch>[0]) => {
                  await d1.prepare('UPDATE seaman SET is_hidden = 1 WHERE id = ?').bind(seaman.seamanId).run()
                  return d1.batch(statements)
                }
              },
            })
          }
          return Reflect.get(target, name).bind(target)
        },
      }),
    }
    await refreshCrewCards(late)
    expect((await createClient(server).get(`/server/seamans/${seaman.publicId}`)).status).toBe(404)
    expect((await read(createClient(server), '?vessel=lng-carrier&rank=second-engineer')).total).toBe(0)
  })
})

describe('months at sea', () => {
  it('grow for those on board as days go by', async () => {
    const server = startServer()
    const { publicId } = await listSeaman(server, { services: [gas('second-engineer', '2026-10-01', null)] })
    const months = async () => (await createClient(server).get(`/server/seamans/${publicId}`)).body.seaMonths
    expect(await months()).toBe(1)
    server.wait(45 * DAY)
    await refreshCrewCards(server.services)
    expect(await months()).toBe(3)
  })
})

describe('reading much of the list', () => {
  it('is delayed for an address after exactly three hundred pages, in the reader’s language', async () => {
    const server = startServer()
    const client = createClient(server, { language: 'fr' })
    const answers = await Promise.all(Array.from({ length: 320 }, () => client.get('/server/seamans')))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
    const refused = await client.get('/server/seamans')
    expect(refused.body.code).toBe('too-many-views')
    expect(refused.headers.get('retry-after')).toBe('10')
    expect(refused.body.message).not.toBe((await createClient(server).get('/server/nothing')).body.message)
    expect((await createClient(server).get('/server/seamans')).status).toBe(200)
    server.wait(10_000)
    expect((await client.get('/server/seamans')).status).toBe(200)
    expect((await client.get('/server/seamans')).headers.get('retry-after')).toBe('20')
    server.wait(60 * 60_000)
    expect((await client.get('/server/seamans')).status).toBe(200)
  })

  it('is counted by account for those who are signed in, wherever they are', async () => {
    const server = startServer()
    const seafarer = await registerSeaman(server)
    const from = (number: number) => ({ headers: { 'x-client-ip': `198.51.100.${number % 200}` } })
    const answers = await Promise.all(
      Array.from({ length: 510 }, (_, turn) => seafarer.get('/server/seamans', from(turn))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(500)
    expect((await createClient(server).get('/server/seamans', from(1))).status).toBe(200)
  })
})

describe('a list of more than a thousand', () => {
  it('counts to a thousand, and has every order all the same', async () => {
    const server = startServer()
    const NUMBERS = 'WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)'
    await env.DB.batch(
      [
        `${NUMBERS} INSERT INTO account (id, email, role, language, created_at, updated_at)
          SELECT 'a' || i, 'many' || i || '@mail.example', 'seaman', 'en', 0, 0 FROM n`,
        `${NUMBERS} INSERT INTO seaman (id, account_id, public_id, ref_id, firstname, surname, citizenship, position_main, created_at, updated_at)
          SELECT 's' || i, 'a' || i, printf('00000000-0000-4000-8000-%012d', i), 'r' || i, 'A', 'B', 'PH', 'bosun', 0, 0 FROM n`,
        `${NUMBERS} INSERT INTO crew_card (seaman_id, public_id, is_hidden, rank, department, ready_from, months, rank_months, fleets, career, updated_on, told_ready)
          SELECT 's' || i, printf('00000000-0000-4000-8000-%012d', i), 0, 'bosun', 'deck', date('2026-09-01', '+' || (i / 10) || ' days'),
          i % 300, i % 100, 1 + i % 3, '[]', date('2026-01-01', '+' || (i % 90) || ' days'), '9999-12-31' FROM n`,
      ].map((sql) => env.DB.prepare(sql)),
    )
    const client = createClient(server)
    const days = (list: CrewList) => list.items.map(({ readyFrom }) => readyFrom)
    for (const filter of ['', 'rank=bosun&']) {
      const first = await read(client, `?${filter}page=1`)
      expect(first).toMatchObject({ total: 1000, totalIsExact: false })
      expect(days(first)[0]).toBe(new Date(START).toISOString().slice(0, 10))
      expect(days(first)).toEqual(days(first).toSorted().reverse())
      const last = days(await read(client, `?${filter}page=25`))
      expect(last).toHaveLength(20)
    }
    const seen = new Set<string>()
    for (let page = 1; page <= 25; page += 1)
      for (const { id } of (await read(client, `?rank=bosun&page=${page}`)).items) seen.add(id)
    expect(seen.size).toBe(500)
    const service = (await read(client, '?sort=service')).items.map(({ seaMonths }) => seaMonths)
    expect(service).toEqual(service.toSorted((a, b) => b - a))
    expect((await read(client, '?sort=updated&fleet=merchant-fleet')).items).toHaveLength(20)
    const few = await read(client, '?rank=bosun&inRank=99')
    expect([few.total, few.totalIsExact]).toEqual([12, true])
  })
})

describe('a seafarer of the time before the list', () => {
  it('has a hidden card that the scheduled run fills in', async () => {
    const server = startServer()
    const seaman = await registerSeaman(server)
    await env.DB.prepare(
      "UPDATE crew_card SET department = '', refresh_from = '1970-01-01', updated_on = '1970-01-01' WHERE seaman_id = ?",
    )
      .bind(seaman.seamanId)
      .run()
    await refreshCrewCards(server.services)
    expect(await findColumn('crew_card', 'department', 'seaman_id', seaman.seamanId)).toBe('engine')
    expect(await findColumn('crew_card', 'is_hidden', 'seaman_id', seaman.seamanId)).toBe('1')
  })
})
