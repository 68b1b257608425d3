import { env } from 'cloudflare:test'
import { beforeAll, expect, it } from 'vitest'
import type { Permission } from '#src/contract/http/permissions.ts'
import type { ServiceTextInput, ServiceTexts } from '#src/contract/service/text-schemas.ts'
import { SERVICES, type ServiceSlug } from '#src/domain/service/services.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { DOMAINS } from '#src/server/domains.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createSeamanBuyer, setRules } from '#tests/server/support/test-shop.ts'
import { getOwnService, getService, getServices } from '../read-services.usecases.ts'

const server = serverOf(...DOMAINS)()
const { services } = server
const PATH = '/server/admin/service-text'

const WORDS = { title: 'Form service', text: 'A person fills in the form.\n\nIt is checked.', not: 'It sends nothing.' }
const idOf = (slug: ServiceSlug): string => SERVICES.find((service) => service.slug === slug)?.id ?? ''
const dayAfter = (days: number): string => toPlainDate(server.now() + days * DAY)

const publish = (admin: Client, input: Partial<ServiceTextInput> = {}) =>
  admin.post(PATH, { service: 'form', language: 'en', seen: 0, from: '', ...WORDS, ...input })
const read = async (admin: Client, query = '?service=form') => (await admin.get(`${PATH}${query}`)).body as ServiceTexts
const create = (permissions: readonly Permission[] = ['services']) => registerAdmin(server, permissions)

/** What a seafarer reads of a service. */
async function shown(client: Client, slug: ServiceSlug) {
  const session = await sessionOf(server, client)
  const { items } = await getServices(services, session, { lang: 'en', currency: 'USD' })
  const listed = items.find((item) => item.slug === slug)
  const choice = { lang: 'en', currency: 'USD', residence: 'PL' } as const
  const { title } = await getService(services, session, idOf(slug), choice)
  return { listed: listed?.title, page: title }
}

/** A seafarer orders a service by its page. Returns the id of the order. */
async function order(client: Client, slug: ServiceSlug): Promise<string> {
  const choice = { lang: 'en', currency: 'USD', residence: 'PL' } as const
  const { price, priceVersion } = await getService(services, await sessionOf(server, client), idOf(slug), choice)
  const answer = await client.post('/server/seaman/service-order', {
    ...{ service: idOf(slug), currency: 'USD', residence: 'PL', isBegunAtOnce: true },
    seen: { priceVersion, total: price.total.minor },
  })
  expect(answer.status, answer.text).toBe(201)
  return answer.body.id
}

const linesOf = async (groupId: string): Promise<Record<string, string>[]> => {
  const { results } = await env.DB.prepare(
    'SELECT l.texts FROM order_line l JOIN service_order o ON o.id = l.order_id WHERE o.group_id = ? ORDER BY o.rowid',
  )
    .bind(groupId)
    .all<{ texts: string }>()
  return results.map(({ texts }) => JSON.parse(texts))
}

beforeAll(async () => {
  await setRules(
    server,
    'price',
    ...['form,USD,4,2026-01-01,,Board', 'consultation,USD,15,2026-01-01,,Board', 'premium,USD,0.20,2026-01-01,,Board'],
    ...['package-start,percent,15,2026-01-01,,Board', 'premium-year,percent,20,2026-01-01,,Board'],
  )
})

it('the texts of the product are the first version', async () => {
  const { versions, number, english } = await read(await create(), '?service=consultation&language=de')
  expect([number, versions.length, versions[0]?.state, english.title]).toEqual([0, 1, 'current', 'Consultation'])
  expect(versions[0]?.title).toBe('Beratung')
})

it('seafarers read a version from its date, and the one before it until then', async () => {
  const [admin, buyer] = [await create(), await createSeamanBuyer(server)]
  const before = await shown(buyer, 'premium-month')
  const service = 'premium-month'
  expect((await publish(admin, { service, title: 'Premium in May', from: dayAfter(2) })).status).toBe(201)
  expect(await shown(buyer, service)).toEqual(before)
  expect((await read(admin, `?service=${service}`)).versions.map(({ state }) => state)).toEqual(['planned', 'current'])
  server.wait(2 * DAY)
  expect(await shown(buyer, service)).toEqual({ listed: 'Premium in May', page: 'Premium in May' })
})

it('an order keeps the texts with which it was placed, on its page and its documents', async () => {
  const [admin, buyer] = [await create(), await createSeamanBuyer(server, { available: 5000 })]
  const first = await order(buyer, 'start')
  server.wait(1000)
  expect((await publish(admin, { service: 'start', title: 'Spring package' })).status).toBe(201)
  const second = await order(buyer, 'start')
  const session = await sessionOf(server, buyer)
  const titleOf = async (id: string) => (await getOwnService(services, session, id, 'en')).title
  expect([await titleOf(first), await titleOf(second)]).toEqual(['Starter package', 'Spring package'])
  expect((await linesOf(first))[0]?.en).toBe('Starter package: Consultation, 30 minutes')
  expect((await linesOf(second))[0]?.en).toBe('Spring package: Consultation, 30 minutes')
  expect((await linesOf(second))[0]?.de).toMatch(/^Startpaket: /)
})

it('of two admins who edit the same version one publishes, and the other one gets a conflict', async () => {
  const admins = await Promise.all([create(), create(), create()])
  const service = 'consultation'
  const answers = await Promise.all(admins.map((admin, index) => publish(admin, { service, title: `Talk ${index}` })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  const { number } = await read(admins[0] as Client, `?service=${service}`)
  expect((await publish(admins[0] as Client, { service, seen: number, title: 'Talk again' })).body.number).toBe(2)
})

it('a version is recorded with who published it, and cannot be changed or deleted', async () => {
  const admin = await create()
  expect((await publish(admin, { language: 'tl' })).status).toBe(201)
  const [newest] = (await read(admin, '?service=form&language=tl')).versions
  expect([newest?.number, newest?.createdBy, newest?.from]).toEqual([1, admin.email, dayAfter(0)])
  const row = await env.DB.prepare('SELECT id FROM service_text WHERE language = ?').bind('tl').first<{ id: string }>()
  expect(await readAdminEvents(row?.id ?? '')).toMatchObject([
    { actor_id: admin.accountId, action: 'service-text-published', after: { 'serviceText.number': 1 } },
  ])
  for (const statement of ["UPDATE service_text SET title = 'x'", 'DELETE FROM service_text'])
    await expect(env.DB.prepare(statement).run()).rejects.toThrow('append only')
})

it('a language without a version, or with one from before the English, is reported', async () => {
  const admin = await create()
  const stateOf = async (language: string) =>
    (await read(admin, '?service=premium-year')).services
      .find(({ service }) => service === 'premium-year')
      ?.languages.find((one) => one.language === language)?.state
  expect(await stateOf('fr')).toBe('current')
  await publish(admin, { service: 'premium-year', language: 'fr' })
  server.wait(1000)
  await publish(admin, { service: 'premium-year', language: 'en' })
  expect([await stateOf('en'), await stateOf('fr'), await stateOf('uk')]).toEqual(['current', 'older', 'missing'])
})

it('the same version sent twice by one admin is published once', async () => {
  const admin = await create()
  const answers = await Promise.all([1, 2, 3].map(() => publish(admin, { language: 'ru' })))
  expect(answers.map(({ status, body }) => [status, body.number])).toEqual(Array(3).fill([201, 1]))
  expect((await read(admin, '?service=form&language=ru')).number).toBe(1)
})

it.each([
  ['no title', { title: '' }, 'title'],
  ['a title of two lines', { title: 'Two\nlines' }, 'title'],
  ['a refund in the title', { title: 'Form, or a refund' }, 'title'],
  ['a title that is too long', { title: 'x'.repeat(81) }, 'title'],
  ['a text that is ten times too long', { text: 'x'.repeat(6000) }, 'text'],
  ['a guarantee', { text: 'A job is guaranteed.' }, 'text'],
  ['the promise of a job', { text: 'We find you a job.' }, 'text'],
  ['HTML', { text: '<script>alert(1)</script>' }, 'text'],
  ['nothing about what it does not do', { not: '' }, 'not'],
  ['a date that does not exist', { from: '2026-02-31' }, 'from'],
  ['a past date', { from: '2020-01-01' }, 'from'],
  ['a date that is far away', { from: '2099-01-01' }, 'from'],
])('refuses %s with a message beside the field', async (_what, input, field) => {
  const { status, body } = await publish(await create(), { language: 'hi', ...input })
  expect([status, Object.keys(body.errors.text)]).toEqual([422, [field]])
})

it('only admins with the permission for services read and publish texts', async () => {
  const [admin, seaman] = [await create(['finance']), await createSeamanBuyer(server)]
  for (const client of [admin, seaman])
    expect([(await client.get(PATH)).status, (await publish(client)).status]).toEqual([403, 403])
})
