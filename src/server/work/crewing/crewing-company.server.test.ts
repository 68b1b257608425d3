import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyPreviewSchema, companySchema } from '#src/contract/crewing/schemas.ts'
import { measureAnswers } from '#src/server/work/crewing/answers.usecases.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import {
  createId,
  insertCompany,
  insertRow,
  insertVacancy,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { crewingDomain } from './index.ts'

const startServer = serverOf(crewingDomain)

const HOUR = 3_600_000
const DAY = 24 * HOUR
const server = startServer()
const client = createClient(server)

const read = async (country: string, slug: string, as = client) =>
  companySchema.parse((await as.get(`/server/crewing/${country}/${slug}`)).body)

describe('the preview of a company’s page', () => {
  it('is what the public sees, for a company that nobody else can open yet, and for its members alone', async () => {
    const company = await registerCompany(server, { verified: false, licenceNumber: 'UMG-7' })
    const preview = async () => companyPreviewSchema.parse((await company.get('/server/company/preview')).body)
    expect(await preview()).toMatchObject({ isListed: false, company: { slug: company.slug, isOwn: true } })
    expect((await client.get(`/server/crewing/ph/${company.slug}`)).status).toBe(404)
    await env.DB.prepare('UPDATE organisation SET verified = 1 WHERE id = ?').bind(company.companyId).run()
    const { isListed, company: own } = await preview()
    expect(isListed).toBe(true)
    expect(own).toEqual({ ...(await read('ph', company.slug)), isOwn: true })
    expect((await (await registerSeaman(server)).get('/server/company/preview')).status).toBe(403)
  })
})

describe('a company', () => {
  it('shows its licence, offices, fleets, words and newest vacancies', async () => {
    const company = await insertCompany({
      country: 'PL',
      city: 'Gdynia',
      kind: 'manager',
      website: 'https://example.com',
      licence_number: 'UMG-7',
      licence_issuer: 'Maritime Office',
      licence_expires: '2027-01-01',
      licence_checked_at: '2026-10-01',
    })
    await insertRow('company_text', { company_id: company.id, language: 'de', text: 'Wer wir sind.', updated_at: 1 })
    for (const [sort, kind, city] of [
      [1, 'crewing', 'Szczecin'],
      [0, 'head', 'Gdynia'],
    ] as const)
      await insertRow('company_office', { id: createId(), company_id: company.id, kind, country: 'PL', city, sort })
    for (let number = 0; number < 11; number += 1) await insertVacancy(company)
    await insertVacancy(company, { fleet: 'merchant-fleet', vessel_type: 'bulk-carrier', status: 'closed' })
    await insertVacancy(company, { fleet: 'offshore-fleet', vessel_type: 'psv', status: 'draft' })
    const agency = await read('pl', company.slug)
    expect(agency).toMatchObject({
      kind: 'manager',
      verified: true,
      website: 'https://example.com',
      about: { text: 'Wer wir sind.', language: 'de' },
      licence: { number: 'UMG-7', issuer: 'Maritime Office', expires: '2027-01-01', checkedAt: '2026-10-01' },
      openVacancies: 11,
      answers: null,
      isOwn: false,
    })
    expect(agency.offices.map(({ city }) => city)).toEqual(['Gdynia', 'Szczecin'])
    expect(agency.fleets).toEqual([
      { fleet: 'merchant-fleet', open: 0, vesselTypes: [{ value: 'bulk-carrier', count: 0 }] },
      { fleet: 'tanker-fleet', open: 11, vesselTypes: [{ value: 'lng-carrier', count: 11 }] },
    ])
    expect(agency.vacancies).toHaveLength(10)
    const times = agency.vacancies.map(({ publishedAt }) => publishedAt)
    expect(times).toEqual(times.toSorted((first, second) => second - first))
  })

  it('is found by its slug, wherever it was before, and only when the public may see it', async () => {
    const company = await insertCompany({ country: 'GR' })
    const hidden = await insertCompany({ country: 'GR', verified: 0 })
    const paths = [`gr/${hidden.slug}`, 'gr/nobody', `GR/${company.slug}`, 'gr/%00', "gr/a'b"]
    for (const path of paths) expect((await client.get(`/server/crewing/${path}`)).status, path).toBe(404)
    for (const country of ['gr', 'pl']) expect((await read(country, company.slug)).country).toBe('GR')
  })

  it('that no one has checked shows no address of the web', async () => {
    const company = await insertCompany({ verified: 0, website: 'https://example.com' })
    await insertVacancy(company)
    expect(await read('gr', company.slug)).toMatchObject({ verified: false, website: null })
  })

  it('tells no one whose account it is or where it signs in', async () => {
    const company = await registerCompany(server, { country: 'PH' })
    const { text, headers } = await client.get(`/server/crewing/ph/${company.slug}`)
    expect(text).not.toContain(company.email)
    expect(headers.get('cache-control')).toBe('public, max-age=30')
    expect((await read('ph', company.slug, company)).isOwn).toBe(true)
    expect((await read('ph', company.slug, await registerSeaman(server))).isOwn).toBe(false)
  })
})

describe('measured answers', () => {
  const answersOf = async (company: { id: string; slug: string }) => {
    await measureAnswers(server.services.db, START)
    return (await read('gr', company.slug)).answers
  }

  /** An application of `days` ago, answered after some hours or not at all. */
  async function insertApplication(vacancyId: string, days: number, hours: number | null) {
    const created = START - days * DAY
    const { seamanId } = await registerSeaman(server)
    await insertRow('application', {
      id: createId(),
      vacancy_id: vacancyId,
      seaman_id: seamanId,
      ...NOTHING_COMPARED,
      status: hours === null ? 'new' : 'rejected',
      answered_at: hours === null ? null : created + hours * HOUR,
      created_at: created,
      updated_at: created,
    })
  }

  beforeEach(async () => {
    await env.DB.prepare('DELETE FROM application').run()
  })

  it('are the share answered and the hours in the middle', async () => {
    const company = await insertCompany()
    const { id } = await insertVacancy(company)
    for (const hours of [2, 5.5, 50, null, null]) await insertApplication(id, 10, hours)
    expect(await answersOf(company)).toEqual({ rate: 60, hours: 6 })
  })

  it('are silent below five applications', async () => {
    const company = await insertCompany()
    const { id } = await insertVacancy(company)
    for (const hours of [2, 5, 50, 1]) await insertApplication(id, 10, hours)
    expect(await answersOf(company)).toBeNull()
  })

  it('leave out the last week, in which an answer may still come, and what is older than half a year', async () => {
    const company = await insertCompany()
    const { id } = await insertVacancy(company)
    for (const days of [1, 3, 6, 181, 400]) await insertApplication(id, days, null)
    expect(await answersOf(company)).toBeNull()
    for (const days of [8, 20, 40, 100, 179]) await insertApplication(id, days, 24)
    expect(await answersOf(company)).toEqual({ rate: 100, hours: 24 })
  })

  it('say so when no one was answered', async () => {
    const company = await insertCompany()
    const { id } = await insertVacancy(company)
    for (let number = 0; number < 5; number += 1) await insertApplication(id, 10, null)
    expect(await answersOf(company)).toEqual({ rate: 0, hours: null })
  })

  it('go when they are no longer measured', async () => {
    const company = await insertCompany({ answer_rate: 80, answer_hours: 4 })
    expect(await answersOf(company)).toBeNull()
  })
})
