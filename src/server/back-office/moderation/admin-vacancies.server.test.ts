import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { readList } from '#src/contract/http/describe-list.ts'
import { ADMIN_VACANCIES } from '#src/contract/moderation/list.ts'
import type { AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import { userDomain } from '#src/server/back-office/user/index.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { START } from '#tests/server/support/client.ts'
import { createId, insertCompany, insertRow, insertVacancy, registerCompany } from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { moderationDomain } from './index.ts'
import { selectMatches } from './vacancies.repository.ts'
import { toConditions } from './vacancy-conditions.ts'

const startServer = serverOf(moderationDomain, userDomain)

type Item = { id: string; state: string }

describe('the vacancies of the back office', () => {
  let server: TestServer
  let admin: Awaited<ReturnType<typeof registerAdmin>>
  let company: Awaited<ReturnType<typeof insertCompany>>
  const ids: Record<string, string> = {}

  const add = async (name: string, data: Parameters<typeof insertVacancy>[1] = {}) => {
    ids[name] = (await insertVacancy(company, data)).id
    return ids[name] as string
  }
  const decide = (vacancy: string, act: string) =>
    insertRow('vacancy_decision', { vacancy_id: vacancy, act, decided_by: admin.accountId, decided_at: START })
  const find = async (query: string) => (await admin.get(`/server/admin/vacancy?${query}`)).body
  const namesOf = async (query: string) => {
    const { items } = await find(`company=${company.id}&${query}`)
    return items.map(({ id }: Item) => Object.keys(ids).find((name) => ids[name] === id)).sort()
  }

  beforeAll(async () => {
    server = startServer()
    admin = await registerAdmin(server)
    company = await insertCompany({ name: 'Zephyrine Crewing', country: 'MT' })
    await add('published', { text: 'Gesucht für unsere Quarzfähre', vessel_name: 'Halcyon' })
    await add('waiting', { status: 'moderation', published_at: null })
    await add('paused', { status: 'draft', paused_at: START })
    await add('draft', { status: 'draft', published_at: null, imo: '9074729', hidden_name: 'Secretive Star' })
    await add('withdrawn', { status: 'draft', withdrawn_status: 'published' })
    await add('expired', { status: 'expired', rank: 'bosun', text: '招聘水手长 Йодль', published_at: START - 1e10 })
    await add('closed', { status: 'closed', texts: '{"uk":"Потрібен досвід\\nна балкерах"}' })
    await decide(await add('refused', { status: 'draft', published_at: null }), 'refuse')
    await decide(await add('taken-down', { status: 'draft' }), 'take-down')
  })

  it('are found in every status, and all together', async () => {
    for (const state of Object.keys(ids)) {
      expect(await namesOf(`state=${state}`), state).toEqual([state])
      expect((await find(`company=${company.id}&state=${state}`)).items[0].state).toBe(state)
    }
    expect(await namesOf('state=all')).toEqual(Object.keys(ids).sort())
  })

  it.each([
    ['quarzfah', ['published']],
    ['FÜR halcy', ['published']],
    ['secretive', ['draft']],
    ['IMO 9074729', []],
    ['9074729', ['draft']],
    ['йодл', ['expired']],
    ['потр досв', ['closed']],
    ['zephyrine hal', ['published']],
    ['crewing', ['closed', 'draft', 'expired', 'paused', 'published', 'refused', 'taken-down', 'waiting', 'withdrawn']],
    ['bosun', ['expired']],
    ['"secretive" OR *', []],
    ['hal\u20ddcyon', []],
    ['hal\u20dd', ['published']],
    ['\u0301halc', ['published']],
    ['a\u{323b0}b \u0301', []],
  ])('are found by the beginnings of words of their texts and their company: %s', async (q, names) => {
    expect(await namesOf(`state=all&q=${encodeURIComponent(q)}`)).toEqual(names)
  })

  it.each(['морське', 'АГЕНТСТВО', 'øst', 'nord'])(
    'are found by the name of their company in any case: %s',
    async (q) => {
      const { id } = await insertVacancy(await insertCompany({ name: 'Морське Агентство Nord-Øst' }))
      expect((await find(`state=all&q=${encodeURIComponent(q)}`)).items.map((found: Item) => found.id)).toContain(id)
    },
  )

  it('are found by the reference', async () => {
    expect(await namesOf(`state=all&q=${ids.paused}`)).toEqual(['paused'])
  })

  it('follow a changed text, and are not found once they are deleted', async () => {
    const id = await add('changed', { text: 'Xylographer' })
    await env.DB.prepare("UPDATE vacancy SET text = 'Yttrium' WHERE id = ?").bind(id).run()
    expect([await namesOf('state=all&q=xylo'), await namesOf('state=all&q=yttr')]).toEqual([[], ['changed']])
    await env.DB.prepare('UPDATE vacancy SET seq = seq + 5000 WHERE id = ?').bind(id).run()
    expect(await namesOf('state=all&q=yttr')).toEqual(['changed'])
    await env.DB.prepare('DELETE FROM vacancy WHERE id = ?').bind(id).run()
    const left = env.DB.prepare(`SELECT count(*) AS found FROM vacancy_words WHERE vacancy_words MATCH 'yttrium'`)
    expect(await left.first()).toEqual({ found: 0 })
    delete ids.changed
  })

  it('are filtered by country, source, report, feed and day of publishing', async () => {
    const source = createId()
    const now = { created_at: START, updated_at: START }
    await insertRow('feed_source', { id: source, company_id: company.id, kind: 'upload', name: 'crew.xml', ...now })
    const of = { source_id: source, content_hash: 'x' }
    await insertRow('feed_item', { ...of, external_id: '1', vacancy_id: ids.expired as string })
    const report = { kind: 'vacancy', reason: 'fake', language: 'en', ...now }
    await insertRow('report', { ...report, id: createId(), target_id: ids.closed as string, status: 'open' })
    await insertRow('report', { ...report, id: createId(), target_id: ids.paused as string, status: 'dismissed' })
    expect(await namesOf('state=all&source=feed')).toEqual(['expired'])
    expect(await namesOf('state=all&source=hand&rank=bosun')).toEqual([])
    expect(await namesOf(`state=all&feed=${source}`)).toEqual(['expired'])
    expect(await namesOf('state=all&reported=open')).toEqual(['closed'])
    expect(await namesOf('state=all&reported=ever')).toEqual(['closed', 'paused'])
    expect((await find('state=all&country=mt')).total).toBe(Object.keys(ids).length)
    expect(await namesOf('state=all&country=no')).toEqual([])
    expect(await namesOf(`state=all&to=${new Date(START - 5e9).toISOString().slice(0, 10)}`)).toEqual(['expired'])
    expect((await find(`state=expired&company=${company.id}&feed=${source}`)).feed).toEqual({
      id: source,
      name: 'crew.xml',
    })
    const [closed] = (await find(`state=closed&company=${company.id}`)).items
    expect(closed).toMatchObject({ reports: 1, feed: null, company: { name: 'Zephyrine Crewing', country: 'MT' } })
  })

  it('link the public page only while it can be read', async () => {
    const { items } = await find(`state=all&company=${company.id}`)
    const open = items.filter(({ isPublic }: { isPublic: boolean }) => isPublic).map(({ state }: Item) => state)
    expect(open.sort()).toEqual(['closed', 'expired', 'published'])
  })

  it('are searched in one index, and the review queue in its own', () => {
    const plan = async (asked: Record<string, string>) => {
      const query: AdminVacancyQuery = readList(ADMIN_VACANCIES, asked)
      const where = toConditions(query, { ranks: [], vesselTypes: [], rest: query.q ?? '' })
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${selectMatches(query, where)}`)
        .bind(...where.values, 1001)
        .all<{ detail: string }>()
      return results.map(({ detail }) => detail).join('; ')
    }
    const everywhere = { state: 'all', rank: 'bosun', country: 'mt', source: 'feed', from: '2026-01-01' }
    return Promise.all([
      expect(plan({ state: 'all' })).resolves.toBe('SCAN v USING COVERING INDEX vacancy_all'),
      expect(plan(everywhere)).resolves.toMatch(/^SCAN v USING COVERING INDEX vacancy_all;(?!.*TEMP B-TREE FOR ORDER)/),
      expect(plan({ ...everywhere, q: 'master' })).resolves.toContain('v USING COVERING INDEX vacancy_all (seq=?)'),
      expect(plan({ state: 'all', company: 'x' })).resolves.toContain('v USING COVERING INDEX vacancy_all (seq=?)'),
      expect(plan({})).resolves.toContain('v USING INDEX vacancy_moderation_waits'),
    ])
  })
})

describe('the file of vacancies', () => {
  it('has the rows of the search without formulas, and is recorded with its filters but without the words', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const company = await insertCompany({ name: '=cmd|calc' })
    const { id } = await insertVacancy(company, { status: 'closed', text: 'Quasar' })
    await insertVacancy(company, { status: 'expired' })
    const { text } = await admin.get(`/server/admin/vacancy.csv?state=closed&company=${company.id}&q=quas&in=de`)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`"${id}","Geschlossen"`)
    expect(lines[1]).toContain(`"'=cmd|calc"`)
    const events = await env.DB.prepare('SELECT action, object_id, after FROM admin_event WHERE actor_id = ?')
      .bind(admin.accountId)
      .all()
    expect(events.results).toEqual([
      {
        action: 'list-exported',
        object_id: 'admin-vacancies',
        after: JSON.stringify({ 'list.filters': ['state=closed', 'q', `company=${company.id}`] }),
      },
    ])
  })

  it('is for admins with the permission of moderators', async () => {
    const server = startServer()
    const admin = await registerAdmin(server, ['support'])
    const company = await registerCompany(server)
    for (const path of ['/server/admin/vacancy?state=all', '/server/admin/vacancy.csv'])
      expect([(await admin.get(path)).status, (await company.get(path)).status], path).toEqual([403, 403])
    expect(await readAdminEvents(admin.accountId)).toEqual([])
  })
})
