import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { VIEWS_KEPT_FOR } from '#src/contract/profile-view/profile-view.ts'
import { type OwnViews, ownViewsSchema } from '#src/contract/profile-view/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { notifyOfViews } from '#src/server/work/profile-view/notify-of-views.usecases.ts'
import { sweepViews } from '#src/server/work/profile-view/own-views.usecases.ts'
import { shareDomain } from '#src/server/work/share/index.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { listSeaman } from '#tests/server/support/crew.ts'
import {
  confirmAddress,
  countRows,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { profileViewDomain } from './index.ts'

const startServer = serverOf(profileViewDomain, applicationDomain, crewingDomain, shareDomain)

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' }
const PROGRAM = { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }

let server: TestServer
let owner: Awaited<ReturnType<typeof listSeaman>>

beforeEach(async () => {
  server = startServer()
  owner = await listSeaman(server)
})

const tell = async (who: Client, headers: Record<string, string> = BROWSER) =>
  (await who.post(`/server/seamans/${owner.publicId}/view`, {}, { headers })).status

async function read(): Promise<OwnViews> {
  const answer = await owner.get('/server/seaman/view')
  expect(answer.status, answer.text).toBe(200)
  return ownViewsSchema.parse(answer.body)
}

/** An application of the owner to a vacancy of the company, and the path of its page. */
async function apply(company: Awaited<ReturnType<typeof registerCompany>>) {
  const { id } = await insertVacancy(
    { id: company.companyId, slug: company.slug, name: 'C' },
    { published_at: server.now(), expires_at: server.now() + 30 * DAY },
  )
  const { body } = await owner.post(`/server/vacancy/${id}/application`, { note: '' })
  return `/server/vacancy/${id}/application/${body.id}`
}

describe('who looked', () => {
  it('is a company by its name, and everyone else without one: a line for each viewer and day', async () => {
    const company = await registerCompany(server, { name: 'North Strand' })
    const other = await registerSeaman(server)
    for (const who of [company, other, createClient(server), createClient(server), company])
      expect(await tell(who)).toBe(200)
    server.wait(DAY)
    await tell(company)
    const { items, total } = await read()
    expect(total).toBe(4)
    expect(items.map(({ kind, company: by, member, looks, parts }) => [kind, by?.name, member, looks, parts])).toEqual([
      ['company', 'North Strand', 'owner', 1, ['card']],
      ...items
        .slice(1)
        .map(({ kind }) =>
          kind === 'company'
            ? ['company', 'North Strand', 'owner', 2, ['card']]
            : [kind, undefined, null, kind === 'guest' ? 2 : 1, ['card']],
        ),
    ])
    const rows = JSON.stringify((await env.DB.prepare('SELECT * FROM profile_view').all()).results)
    expect(rows).not.toContain(other.seamanId)
    expect(rows).not.toContain(other.accountId)
  })

  it('is told by the page alone: asking for a profile or an application writes nothing down', async () => {
    const company = await registerCompany(server)
    const path = await apply(company)
    await company.get(path)
    await company.get(path.slice(0, path.lastIndexOf('/')))
    await company.get(`/server/seamans/${owner.publicId}`)
    expect((await read()).items).toEqual([])
  })

  it('says which member of the company read the CV that was sent, a viewer too, and nothing of it to others', async () => {
    const company = await registerCompany(server, { name: 'North Strand' })
    const path = await apply(company)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await viewer.post(`${path}/view`, {}, { headers: BROWSER })).status).toBe(200)
    await tell(viewer)
    expect((await read()).items).toMatchObject([
      { company: { name: 'North Strand' }, member: 'viewer', parts: ['card', 'cv'] },
    ])
    const stranger = await registerCompany(server)
    expect((await stranger.post(`${path}/view`, {}, { headers: BROWSER })).status).toBe(404)
    expect((await stranger.get('/server/seaman/view')).status).toBe(403)
  })

  it('does not count the seafarer and programs, and is 404 for a hidden seafarer', async () => {
    await tell(owner)
    await tell(createClient(server), PROGRAM)
    expect((await read()).items).toEqual([])
    await owner.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: false })
    expect(await tell(createClient(server))).toBe(404)
  })

  it('has looks by links beside them', async () => {
    const made = await owner.post('/server/seaman/share', { label: 'Port agent', days: 7, pin: '', masks: [] })
    const path = `/server/share/${made.body.items[0].path.slice('/c/'.length)}/view`
    for (const _twice of [1, 2]) await createClient(server).post(path, {}, { headers: BROWSER })
    expect((await read()).items).toMatchObject([{ kind: 'link', link: 'Port agent', looks: 2, parts: ['link'] }])
  })

  it('is kept for ninety days, and says since when it is known', async () => {
    await tell(createClient(server))
    expect((await read()).since).toBeLessThanOrEqual(server.now())
    server.wait(VIEWS_KEPT_FOR + DAY)
    await sweepViews(server.services)
    expect(await countRows('profile_view', 'seaman_id = ?', owner.seamanId)).toBe(0)
  })

  it('leads to the page of a company that the public may see, and of no other', async () => {
    const listed = await registerCompany(server, { name: 'North Strand' })
    const hidden = await registerCompany(server, { name: 'South Strand', verified: false })
    for (const who of [listed, hidden]) await tell(who)
    const paths = Object.fromEntries((await read()).items.map(({ company }) => [company?.name, company?.path]))
    expect(paths).toEqual({ 'North Strand': expect.stringContaining(`/${listed.slug}`), 'South Strand': null })
    const page = `/server${paths['North Strand']}`
    expect((await createClient(server).get(page)).status).toBe(200)
    expect((await createClient(server).get(page.replace(listed.slug, hidden.slug))).status).toBe(404)
  })

  it('stays without its name when the company is gone', async () => {
    const company = await registerCompany(server)
    await tell(company)
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(company.companyId).run()
    expect((await read()).items).toMatchObject([{ kind: 'company', company: null }])
  })
})

describe('the mail of the week', () => {
  const readOwn = async () => {
    await notifyOfViews(server.services)
    return (await readMails(server)).filter(({ kind, recipient }) => kind === 'viewed' && recipient === owner.email)
  }

  it('names who looked, once, after the week is over, and only to addresses that are confirmed', async () => {
    server.sent.length = 0
    await tell(await registerCompany(server, { name: 'North Strand' }))
    await tell(createClient(server))
    expect(await readOwn()).toEqual([])
    server.wait(7 * DAY)
    expect(await readOwn()).toEqual([])
    await confirmAddress(owner.email)
    const [mail, ...more] = await readOwn()
    expect(more).toEqual([])
    expect(mail?.text).toContain('North Strand')
    expect(mail?.text).toContain('/seaman/profile/views')
    expect(mail?.text).toContain('/subscribe/unsubscribe')
    expect(await readOwn()).toEqual([])
    server.wait(7 * DAY)
    expect(await readOwn()).toEqual([])
  })

  it('carries no name that no one has looked at', async () => {
    await confirmAddress(owner.email)
    await tell(await registerCompany(server, { name: 'North Strand' }))
    await tell(await registerCompany(server, { name: 'Win 900 Today', verified: false }))
    server.wait(7 * DAY)
    const [mail] = await readOwn()
    expect(mail?.text).toContain('North Strand')
    expect(mail?.text).toContain('1 more entry is listed on the page.')
    expect(mail?.text).not.toContain('Win 900')
  })
})

describe('applications of a company', () => {
  it('count as people, the same one once, whether as a row or whole', async () => {
    const company = await registerCompany(server)
    const path = await apply(company)
    const list = path.slice(0, path.lastIndexOf('/'))
    const things = Array.from({ length: 1999 }, (_, number) => String(number))
    await server.services.distinct.take('people-company', company.companyId, { things, now: server.now() })
    for (const one of [list, path, `/server/seamans/${owner.publicId}`])
      expect((await company.get(one)).status).toBe(200)
    const next = await listSeaman(server)
    expect((await company.get(`/server/seamans/${next.publicId}`)).body.code).toBe('too-many-people')
  })
})
