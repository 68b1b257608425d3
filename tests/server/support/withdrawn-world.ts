import { env } from 'cloudflare:test'
import { picturePath, versionOfCompany, versionOfVacancy } from '#src/contract/picture/picture.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { registerAdmin } from './admins.ts'
import { type Client, createClient } from './client.ts'
import { createContract } from './cv-stores.ts'
import {
  confirmAddress,
  createId,
  findColumn,
  findOwner,
  insertRow,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from './fixtures.ts'
import { toCard, writeFirst } from './inbox.ts'
import { editOwnCv } from './own-cv.ts'
import { startServer } from './product-server.ts'
import type { TestServer } from './server-of.ts'

/** Words that only the accounts to be blocked hold: a name, a slug, a surname. */
export const NAMES = { company: 'Canaryship', seafarer: 'Canarysson' }
export const KEYS = { logo: 'canarylogo', avatar: 'canaryface', act: 'canary-act', ship: '9074729' }

async function joinSeafarers(server: TestServer, surname: string) {
  const person = await registerSeaman(server, { firstname: 'Ivo', surname })
  await confirmAddress(person.email)
  await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
  await env.DB.prepare("UPDATE seaman SET writes_first = 'verified' WHERE id = ?").bind(person.seamanId).run()
  return { ...person, publicId: await findColumn('seaman', 'public_id', 'id', person.seamanId) }
}

async function joinCompanies(server: TestServer, name: string) {
  const company = await registerCompany(server, { name })
  await confirmAddress(company.email)
  const place = { id: company.companyId, slug: company.slug, name }
  const data = { published_at: server.now(), text: `${name} crews it.`, nationalities: '["UA"]', any_nationality: 0 }
  const vacancies = [
    await insertVacancy(place, data),
    await insertVacancy(place, data),
    await insertVacancy(place, data),
  ]
  const accountId = await findOwner(company.companyId)
  return { ...company, accountId, vacancyIds: vacancies.map(({ id }) => id) as [string, string, string] }
}

type Person = Awaited<ReturnType<typeof joinSeafarers>>
type Company = Awaited<ReturnType<typeof joinCompanies>>

/** A seafarer and a company who had to do with each other in every way: each has a row about the other in every list. */
async function meet(person: Person, company: Company) {
  const [applied, invited, saved] = company.vacancyIds
  const { body: application } = await person.post(`/server/vacancy/${applied}/application`, { note: 'Ready' })
  await company.post(`/server/seamans/${person.publicId}/invitation`, { vacancyId: invited })
  await person.put(`/server/seaman/saved-vacancy/${saved}`, {})
  const { body: begun } = await writeFirst(company, toCard(person))
  await company.post(`/server/seamans/${person.publicId}/view`)
  const voyage = createContract({ company: await findColumn('organisation', 'name', 'id', company.companyId) })
  await editOwnCv(person, { experience: [voyage] })
  await person.post(`/server/seaman/voyage/${voyage.id}/question`, { companyId: company.companyId })
  return { applicationId: String(application.id), threadId: String(begun.thread?.id) }
}

async function fillSeafarer(server: TestServer, person: Person) {
  const share = (await person.post('/server/seaman/share', { label: 'x', days: 7, pin: '', masks: [] })).body.items[0]
  const calendar = (await person.post('/server/seaman/calendar')).body
  await env.DB.prepare('UPDATE account SET avatar_key = ? WHERE id = ?').bind(KEYS.avatar, person.accountId).run()
  await env.DB.prepare("UPDATE crew_card SET told_ready = '2027-01-01' WHERE seaman_id = ?").bind(person.seamanId).run()
  const question = {
    seaman_id: person.seamanId,
    id: createId(),
    secret_hash: hashText(KEYS.act),
    ready_from: '2027-01-01',
  }
  await insertRow('still_free', { ...question, unanswered: 0, created_at: server.now(), expires_at: server.now() * 2 })
  return {
    share: String(share.path).slice('/c/'.length),
    calendar: String(calendar.path).slice('/calendar/'.length, -'.ics'.length),
  }
}

async function fillCompany(server: TestServer, { companyId }: Company) {
  await env.DB.prepare('UPDATE organisation SET logo_key = ? WHERE id = ?').bind(KEYS.logo, companyId).run()
  const stamped = { company_id: companyId, created_at: server.now(), updated_at: server.now() }
  await insertRow('company_office', {
    id: createId(),
    company_id: companyId,
    kind: 'crewing',
    country: 'PL',
    city: `${NAMES.company} Quay`,
    address: 'x',
    sort: 0,
  })
  const about = { company_id: companyId, language: 'en', text: `${NAMES.company} crews ships.` }
  await insertRow('company_text', { ...about, updated_at: server.now() })
  await insertRow('feed_source', {
    ...stamped,
    id: createId(),
    kind: 'address',
    name: 'f',
    address: 'https://crewing.com/x',
    publishes_alone: 1,
    due_at: 1,
  })
  const form = {
    id: createId(),
    company_id: companyId,
    name: 'Form',
    size: 1,
    places: 1,
    unknown: '[]',
    created_at: server.now(),
  }
  await insertRow('agency_form', { ...form, document: new Uint8Array([1]) as never })
  const facts = JSON.stringify({ fleetVesselName: `${NAMES.company} Pearl` })
  await insertRow('ship', { company_id: companyId, imo: KEYS.ship, facts, updated_at: server.now() })
  return { formId: form.id }
}

/** Where the share pictures of the company and of its first vacancy are kept. */
async function findSharePictures({ get, slug, vacancyIds: [vacancyId] }: Company): Promise<string[]> {
  const [vacancy, shown] = [
    (await get(`/server/vacancy/${vacancyId}`)).body,
    (await get(`/server/crewing/ph/${slug}`)).body,
  ]
  return [
    picturePath('vacancy', vacancyId, versionOfVacancy(vacancy)),
    picturePath('agency', slug, versionOfCompany(shown)),
  ].map((path) => path.slice(1))
}

/** Two accounts that are about to be blocked, a seafarer and a company who know them, a guest and an admin. */
export async function createWorld(replaced = {}) {
  const server = startServer(replaced)
  const [company, recruiter] = [await joinCompanies(server, NAMES.company), await joinCompanies(server, 'Harbourmen')]
  const [seafarer, reader] = [await joinSeafarers(server, NAMES.seafarer), await joinSeafarers(server, 'Lind')]
  const met = { company: await meet(reader, company), seafarer: await meet(seafarer, recruiter) }
  const opened = { ...(await fillSeafarer(server, seafarer)), ...(await fillCompany(server, company)) }
  const pictures = await findSharePictures(company)
  for (const path of [...pictures, `img/logo/${KEYS.logo}-96.png`, `img/avatar/${KEYS.avatar}-96.jpg`])
    await env.PICTURES.put(path, new Uint8Array([1]))
  const admin = await registerAdmin(server)
  const both = [company.accountId, seafarer.accountId]
  const block = async (blocked: boolean) => {
    for (const id of both) {
      const answer = await admin.put(`/server/admin/user/${id}/block`, { blocked })
      if (answer.status !== 200) throw new Error(answer.text)
    }
  }
  const visitors: Record<string, Client> = { guest: createClient(server), seaman: reader, company: recruiter }
  return { server, company, recruiter, seafarer, reader, admin, met, opened, pictures, both, block, visitors }
}

export type World = Awaited<ReturnType<typeof createWorld>>
