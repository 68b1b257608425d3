import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { moderatedVacancySchema } from '#src/contract/vacancy-editor/schemas.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/domain/time.ts'
import { moderationDomain } from '#src/server/back-office/moderation/index.ts'
import { userDomain } from '#src/server/back-office/user/index.ts'
import { articleDomain } from '#src/server/exchange/article/index.ts'
import { cmsDomain } from '#src/server/exchange/cms/index.ts'
import { pictureDomain } from '#src/server/exchange/picture/index.ts'
import { sitemapDomain } from '#src/server/exchange/sitemap/index.ts'
import { freshenSitemapPlan } from '#src/server/exchange/sitemap/sitemap.usecases.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { refreshListingRows } from '#src/server/work/crewing/listing-refresh.repository.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { BOT } from '#tests/edge/support/edge.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { PASSWORD } from '#tests/server/support/client.ts'
import { insertArticle, insertPage } from '#tests/server/support/content.ts'
import { startEdge } from '#tests/server/support/edge.ts'
import { removePicture } from '#tests/server/support/files.ts'
import { confirmAddress, findOwner, registerCompany } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createDesk } from '#tests/server/support/typed-vacancies.ts'

const startServer = serverOf(
  moderationDomain,
  userDomain,
  articleDomain,
  cmsDomain,
  pictureDomain,
  sitemapDomain,
  fileDomain,
  dataRightDomain,
  crewingDomain,
  vacancyEditorDomain,
  vacancySearchDomain,
)

const server = startServer()
type Edge = ReturnType<typeof startEdge>
type Client = ReturnType<Edge['createVisitor']>

const run = (sql: string, ...values: (string | number)[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

/** The same browser, whose calls pass through an edge from now on. */
async function signIn(edge: Edge, email: string): Promise<Client> {
  const client = edge.createVisitor()
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
  if (answer.status !== 200) throw new Error(`sign-in failed: ${answer.text}`)
  return client
}

/** A company with a public vacancy, and what the public has of both. */
async function createPublic() {
  const office = await registerCompany(server, { country: 'GR', city: 'Piraeus' })
  await confirmAddress(office.email)
  const desk = createDesk(office)
  const { id } = await desk.begin()
  const { version } = await desk.read(id)
  const published = await desk.publish(id, version)
  if (published.status !== 200) throw new Error(`not published: ${published.text}`)
  await refreshListingRows(server.services.db, server.now())
  return { ...office, id }
}

type Public = Awaited<ReturnType<typeof createPublic>>

const decide = async (admin: Client, id: string, told: object) => {
  const { seen } = moderatedVacancySchema.parse((await admin.get(`/server/admin/vacancy/${id}`)).body)
  return admin.put(`/server/admin/vacancy/${id}/decision`, { seen, ...told })
}

/** Every act that takes a vacancy from the public, by who does it, and what its page answers from then on. */
const ACTS: readonly [
  act: string,
  page: number,
  work: (given: Public, edge: Edge, admin: string) => Promise<unknown>,
][] = [
  [
    'taken down',
    404,
    async ({ id }, edge, admin) =>
      decide(await signIn(edge, admin), id, { act: 'take-down', reason: 'fee', note: null }),
  ],
  ['paused', 404, async ({ id, email }, edge) => (await signIn(edge, email)).post(`/server/vacancy/${id}/pause`, {})],
  [
    'closed',
    200,
    async ({ id, email }, edge) =>
      (await signIn(edge, email)).post(`/server/vacancy/${id}/close`, { outcome: 'filled-elsewhere' }),
  ],
]

/** All that guests, bots, readers of feeds and search engines have of a vacancy, as far as they have it. */
async function look(edge: Edge, id: string) {
  const page = await edge.read(`/vacancy/${id}`)
  const sitemap = await edge.read('/en/sitemap-vacancy-1.xml')
  return {
    page: page.status,
    inArabic: (await edge.read(`/ar/vacancy/${id}`)).status,
    bot: (await edge.read(`/vacancy/${id}`, BOT)).status,
    isOpen: page.text.includes('"JobPosting"'),
    listed: (await edge.read('/vacancy')).text.includes(id),
    inFeed: (await edge.read('/feed/vacancies.xml')).text.includes(id),
    inSitemap: sitemap.text.includes(id),
  }
}

const SHOWN = { page: 200, inArabic: 200, bot: 200, isOpen: true, listed: true, inFeed: true, inSitemap: true }
const hidden = (page: number) => ({
  ...{ page, inArabic: page, bot: page },
  ...{ isOpen: false, listed: false, inFeed: false, inSitemap: false },
})

/** The sitemap’s parts as they are now, and not as they were some minutes ago. */
const planSitemap = async () => {
  server.wait(11 * MINUTE)
  await freshenSitemapPlan(server.services)
}

describe('a vacancy that is', () => {
  it.each(ACTS)('%s is gone at once here and after a minute elsewhere', async (_, status, act) => {
    const given = await createPublic()
    await planSitemap()
    const { email: admin } = await registerAdmin(server)
    const [here, elsewhere] = [startEdge(server), startEdge(server)]
    const isOpenElsewhere = async () => (await elsewhere.read(`/vacancy/${given.id}`)).text.includes('"JobPosting"')
    expect(await look(here, given.id)).toEqual(SHOWN)
    expect(await isOpenElsewhere()).toBe(true)
    const answer = (await act(given, here, admin)) as { status: number; text: string }
    expect(answer.status, answer.text).toBe(200)
    expect(await look(here, given.id)).toEqual(hidden(status))
    elsewhere.clock.now += 61 * SECOND
    expect(await isOpenElsewhere()).toBe(false)
  })

  it('paused is gone for the first reader after a day, and for the second after a minute, where no list is read', async () => {
    const given = await createPublic()
    const address = `/vacancy/${given.id}`
    for (const [age, statuses] of [
      [61 * SECOND, [200, 404]],
      [25 * HOUR, [404, 404]],
    ] as const) {
      const edge = startEdge(server, { lists: false })
      expect((await edge.read(address)).status).toBe(200)
      await run("UPDATE vacancy SET status = 'draft' WHERE id = ?", given.id)
      edge.clock.now += age
      expect([(await edge.read(address)).status, (await edge.read(address)).status]).toEqual(statuses)
      expect([...edge.caches.held.keys()]).toEqual([])
      await run("UPDATE vacancy SET status = 'published' WHERE id = ?", given.id)
    }
  })

  it('paused and resumed is back at once, and kept again', async () => {
    const given = await createPublic()
    const edge = startEdge(server)
    const office = await signIn(edge, given.email)
    const read = async () => {
      const { status, from } = await edge.read(`/vacancy/${given.id}`)
      return [status, from]
    }
    expect(await read()).toEqual([200, 'miss'])
    await office.post(`/server/vacancy/${given.id}/pause`, {})
    expect(await read()).toEqual([404, null])
    const { version } = await createDesk(given).read(given.id)
    const answer = await createDesk(office).publish(given.id, version)
    expect(answer.status, answer.text).toBe(200)
    expect(await read()).toEqual([200, 'miss'])
    expect(await read()).toEqual([200, 'hit'])
  })

  it('long over is a 410 from the moment on that its page was to end', async () => {
    const given = await createPublic()
    const edge = startEdge(server)
    await run(
      "UPDATE vacancy SET status = 'expired', expires_at = ? WHERE id = ?",
      server.now() - 30 * DAY + HOUR,
      given.id,
    )
    edge.clock.now = server.now()
    expect((await edge.read(`/vacancy/${given.id}`)).status).toBe(200)
    for (const clock of [59 * MINUTE, 61 * MINUTE]) {
      edge.clock.now = server.now() + clock
      await edge.read(`/vacancy/${given.id}`)
    }
    server.wait(61 * MINUTE)
    edge.clock.now = server.now()
    expect((await edge.read(`/vacancy/${given.id}`)).status).toBe(410)
  })

  it('paused stays paused while the server is away, and what is not withdrawn stays up', async () => {
    const [paused, other] = [await createPublic(), await createPublic()]
    const edge = startEdge(server)
    for (const { id } of [paused, other]) expect((await edge.read(`/vacancy/${id}`)).status).toBe(200)
    await (await signIn(edge, paused.email)).post(`/server/vacancy/${paused.id}/pause`, {})
    expect((await edge.read('/docs')).status).toBe(200)
    expect((await edge.read('/docs')).from).toBe('hit')
    edge.goAway()
    edge.clock.now += 2 * DAY
    expect((await edge.read(`/vacancy/${paused.id}`)).status).toBe(503)
    expect((await edge.read(`/vacancy/${other.id}`)).status).toBe(200)
  })
})

describe('what else was public', () => {
  const readEverywhere = async (edges: readonly Edge[], address: string) =>
    Promise.all(edges.map(async (edge) => (await edge.read(address)).status))

  it('a company that asks to be erased is gone with its logo and share picture, from the list of companies too', async () => {
    const given = await createPublic()
    const key = `logo${given.slug}`.replaceAll('-', '')
    await run('UPDATE organisation SET logo_key = ? WHERE id = ?', key, given.companyId)
    await env.PICTURES.put(`img/logo/${key}-48.webp`, 'a logo')
    const [here, elsewhere] = [startEdge(server), startEdge(server)]
    const page = `/crewing/gr/${given.slug}`
    const { text } = await here.read(page)
    const picture = /property="og:image" content="http:\/\/localhost:8787([^"]+)"/.exec(text)?.[1] ?? ''
    const addresses = [page, `/img/logo/${key}-48.webp`, picture]
    for (const address of addresses)
      expect(await readEverywhere([here, elsewhere], address), address).toEqual([200, 200])
    expect((await here.read('/crewing')).text).toContain(given.slug)
    const office = await signIn(here, given.email)
    const answer = await office.post('/server/user/erasure', { email: given.email })
    expect(answer.status, answer.text).toBe(200)
    elsewhere.clock.now += 61 * SECOND
    for (const address of addresses)
      expect(await readEverywhere([here, elsewhere], address), address).toEqual([404, 404])
    for (const edge of [here, elsewhere]) expect((await edge.read('/crewing')).text).not.toContain(given.slug)
  })

  it('no copy of a company that an admin blocks is served: of its page, its vacancy, lists that show it, or its logo', async () => {
    const given = await createPublic()
    const key = `sign${given.slug}`.replaceAll('-', '')
    await run('UPDATE organisation SET logo_key = ? WHERE id = ?', key, given.companyId)
    await env.PICTURES.put(`img/logo/${key}-48.webp`, 'a logo')
    const { email } = await registerAdmin(server)
    const [here, elsewhere] = [startEdge(server), startEdge(server)]
    const logo = `/img/logo/${key}-48.webp`
    const addresses = [`/crewing/gr/${given.slug}`, `/vacancy/${given.id}`, '/vacancy']
    for (const address of [...addresses, logo])
      expect(await readEverywhere([here, elsewhere], address), address).toEqual([200, 200])
    const accountId = await findOwner(given.companyId)
    const answer = await (await signIn(here, email)).put(`/server/admin/user/${accountId}/block`, { blocked: true })
    expect(answer.status, answer.text).toBe(200)
    elsewhere.clock.now += 61 * SECOND
    for (const edge of [here, elsewhere])
      for (const address of addresses) expect(['hit', 'stale'], address).not.toContain((await edge.read(address)).from)
    expect(await readEverywhere([here, elsewhere], logo)).toEqual([404, 404])
  })

  it('a share picture of a paused vacancy and a logo that was taken away are gone, also where the server kept them', async () => {
    const given = await createPublic()
    const key = `flag${given.slug}`.replaceAll('-', '')
    await run('UPDATE organisation SET logo_key = ? WHERE id = ?', key, given.companyId)
    await run(
      "INSERT INTO file (id, organisation_id, purpose, size, digest, state, picture_key, created_at) VALUES (?, ?, 'logo', 1, 'd', 'stored', ?, 1)",
      `file-${key}`,
      given.companyId,
      key,
    )
    await env.PICTURES.put(`img/logo/${key}-48.webp`, 'a logo')
    const edge = startEdge(server)
    const { text } = await edge.read(`/vacancy/${given.id}`)
    const picture = /property="og:image" content="http:\/\/localhost:8787([^"]+)"/.exec(text)?.[1] ?? ''
    const addresses = [`/img/logo/${key}-48.webp`, picture]
    for (const address of addresses) expect((await edge.read(address)).status, address).toBe(200)
    const office = await signIn(edge, given.email)
    await office.post(`/server/vacancy/${given.id}/pause`, {})
    expect((await removePicture(office, 'logo')).status).toBe(200)
    for (const address of addresses) expect((await edge.read(address)).status, address).toBe(404)
  })

  it('an article that is unpublished and a page that is deleted are gone, from lists and feeds too', async () => {
    const { id, slug } = await insertArticle()
    await insertPage('terms', { en: {} })
    const edge = startEdge(server)
    const [article, page] = [`/blog/seaman/${slug}`, '/terms']
    for (const address of [article, page]) expect((await edge.read(address)).status).toBe(200)
    for (const address of ['/blog', '/feed/blog/seaman.xml']) expect((await edge.read(address)).text).toContain(slug)
    await run('UPDATE article SET published_at = NULL WHERE id = ?', id)
    await run("DELETE FROM page WHERE slug = 'terms'")
    edge.clock.now += 61 * SECOND
    for (const address of [article, page]) expect((await edge.read(address)).status).toBe(404)
    for (const address of ['/blog', '/feed/blog/seaman.xml'])
      expect((await edge.read(address)).text).not.toContain(slug)
  })
})
