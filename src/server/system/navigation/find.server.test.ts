import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import type { Found } from '#src/contract/navigation/schemas.ts'
import { inboxDomain } from '#src/server/work/inbox/index.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient, START } from '#tests/server/support/client.ts'
import {
  createId,
  findColumn,
  insertCompany,
  insertRow,
  insertVacancy,
  joinCompany,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { navigationDomain } from './index.ts'

const server = serverOf(navigationDomain, inboxDomain)()

async function find(client: Client, q: string): Promise<Record<string, string[]>> {
  const { status, body } = await client.get(`/server/find?q=${encodeURIComponent(q)}`)
  expect(status).toBe(200)
  return Object.fromEntries(
    (body as Found).groups.map(({ kind, items }) => [kind, items.map(({ title, path }) => `${title} ${path}`)]),
  )
}

async function openOffice() {
  const company = await registerCompany(server)
  const place = { id: company.companyId, slug: company.slug, name: 'C' }
  return { ...company, place, vacancyId: (await insertVacancy(place, { vessel_name: 'Skerry Light' })).id }
}

async function apply(vacancyId: string, data: Record<string, unknown>) {
  const person = await registerSeaman(server, data)
  const id = createId()
  await insertRow('application', {
    ...{ id, vacancy_id: vacancyId, seaman_id: person.seamanId, status: 'new' },
    ...NOTHING_COMPARED,
    ...{ created_at: START, updated_at: START },
  })
  return { ...person, applicationId: id }
}

const startThread = (seamanId: string, companyId: string, to_card: number) => {
  const id = createId()
  return insertRow('inbox_thread', {
    ...{ id, seaman_id: seamanId, organisation_id: companyId, to_card, position: 1 },
    ...{ last_number: 1, seaman_change: 1, organisation_change: 1, created_at: START },
  }).then(() => id)
}

describe('a company finds', () => {
  it('its own vacancies, applicants and ships by words in any case, and nothing of another company', async () => {
    const [office, other] = [await openOffice(), await openOffice()]
    const person = await apply(office.vacancyId, { surname: 'Halvorsen' })
    await apply(other.vacancyId, { surname: 'Halvorsen' })
    for (const company_id of [office.companyId, other.companyId])
      await insertRow('ship', {
        ...{ company_id, imo: company_id === office.companyId ? '9074729' : '9319466', updated_at: START },
        facts: JSON.stringify({ fleetVesselName: 'Halvorsen Star' }),
      })
    const expected = {
      applicants: [`Iryna Halvorsen /company/vacancy/${office.vacancyId}/applicants/${person.applicationId}`],
      ships: ['Halvorsen Star /company/fleet?ship=9074729'],
    }
    expect(await find(office, 'halvORsen')).toEqual(expected)
    const viewer = await joinCompany(server, office.companyId, 'viewer')
    expect(await find(viewer, 'halv')).toEqual(expected)
    expect(await find(office, '9319466')).toEqual({})
    expect(await find(office, 'skerry')).toEqual({
      vacancies: [expect.stringContaining(`/company/vacancy/${office.vacancyId}/applicants`)],
    })
  })

  it('names with letters outside ASCII in any case', async () => {
    const office = await openOffice()
    await apply(office.vacancyId, { firstname: 'Ömer', surname: 'ÇELİK' })
    for (const asked of ['Ömer', 'ömer', 'ÖMER', 'ömer çel'])
      expect(await find(office, asked)).toHaveProperty('applicants')
  })

  it('people by the names that they show: a card never by the name of its person, and no longer once it is hidden', async () => {
    const office = await openOffice()
    const person = await registerSeaman(server, { firstname: 'Oleksandra', surname: 'Zhuravel' })
    await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
    const masked = await findColumn('crew_card', 'masked_name', 'seaman_id', person.seamanId)
    const thread = await startThread(person.seamanId, office.companyId, 1)
    expect(await find(office, 'Zhuravel')).toEqual({})
    expect(await find(office, masked)).toEqual({ conversations: [`${masked} /company/inbox?thread=${thread}`] })
    await env.DB.prepare('UPDATE crew_card SET is_hidden = 1, is_for_verified = 0 WHERE seaman_id = ?')
      .bind(person.seamanId)
      .run()
    expect(await find(office, masked)).toEqual({})
  })

  it('no seafarer whose account is closing', async () => {
    const office = await openOffice()
    const person = await apply(office.vacancyId, { surname: 'Vanishing' })
    await startThread(person.seamanId, office.companyId, 0)
    expect(Object.keys(await find(office, 'vanishing'))).toEqual(['applicants', 'conversations'])
    await insertRow('erasure', { account_id: person.accountId, requested_at: START, erase_at: START + 1 })
    expect(await find(office, 'vanishing')).toEqual({})
  })
})

it('a seafarer finds the own conversations by the name of the company, and nobody’s else', async () => {
  const company = await insertCompany({ name: 'Larvik Shipmanagement' })
  const [person, other] = [await registerSeaman(server), await registerSeaman(server)]
  const thread = await startThread(person.seamanId, company.id, 0)
  expect(await find(person, 'larvik')).toEqual({
    conversations: [`Larvik Shipmanagement /seaman/inbox?thread=${thread}`],
  })
  expect(await find(other, 'larvik')).toEqual({})
})

it('an admin finds accounts and companies by permission', async () => {
  const company = await insertCompany({ name: 'Quillfeather Crewing' })
  const keys = async (...permissions: NonNullable<Parameters<typeof registerAdmin>[1]>) =>
    Object.keys(await find(await registerAdmin(server, permissions), 'Quillf'))
  expect(await keys('support')).toEqual(['accounts'])
  expect(await keys('moderator')).toEqual(['companies'])
  expect(await keys('content')).toEqual([])
  expect(await find(await registerAdmin(server), 'quillf')).toMatchObject({
    companies: [`Quillfeather Crewing /admin/companies/${company.id}`],
  })
})

it('nothing is found for guests, nor by one letter; a query has a limit', async () => {
  expect((await createClient(server).get('/server/find?q=skerry')).status).toBe(401)
  const office = await openOffice()
  expect(await find(office, ' s ')).toEqual({})
  expect((await office.get(`/server/find?q=${'x'.repeat(121)}`)).status).toBe(400)
  expect(await find(office, "%' OR 1=1 --")).toEqual({})
})

it('returns eight of each kind at most', async () => {
  const office = await openOffice()
  for (let at = 0; at < 10; at += 1)
    await insertRow('ship', {
      ...{ company_id: office.companyId, imo: `90000${10 + at}`, updated_at: START },
      facts: JSON.stringify({ fleetVesselName: `Plover ${at}` }),
    })
  expect((await find(office, 'plover')).ships).toHaveLength(8)
})
