import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { picturePath, versionOfCompany } from '#src/contract/picture/picture.ts'
import { maintainLicences } from '#src/server/trust/company-check/licence-ends.usecases.ts'
import { refreshCrewing } from '#src/server/work/crewing/crewing-figures.usecases.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import { createClient } from '#tests/server/support/client.ts'
import {
  centerBody,
  countRows,
  findColumn,
  insertVacancy,
  registerCompany,
  registerNewcomer,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { findCompaniesByName } from '../verification/voyages.repository.ts'

const NAME = 'Deep Fjord Marine'
const SHOWN = { name: NAME, country: 'NO', city: 'Bergen' }

const server = startServer()
const client = createClient(server)

async function registerCenter(data: Record<string, unknown> = SHOWN) {
  const newcomer = await registerNewcomer(server)
  const answer = await newcomer.post('/server/training-center', centerBody(data))
  if (answer.status !== 201) throw new Error(`profile failed: ${answer.text}`)
  const id = String(answer.body.organisationId)
  return { id, slug: await findColumn('organisation', 'slug', 'id', id) }
}

describe('a training centre with the name, the place and the mark of a company', () => {
  let company: Awaited<ReturnType<typeof registerCompany>>
  let center: Awaited<ReturnType<typeof registerCenter>>
  let seafarer: Awaited<ReturnType<typeof registerSeaman>>

  beforeAll(async () => {
    company = await registerCompany(server, SHOWN)
    await insertVacancy({ id: company.companyId, slug: company.slug, name: NAME })
    center = await registerCenter()
    seafarer = await registerSeaman(server)
    await env.DB.prepare("UPDATE organisation SET verified = 1, legal_name = ?, licence_number = 'L-1'")
      .bind(NAME)
      .run()
  })

  it('has another slug', () => {
    expect([company.slug, center.slug]).toEqual(['deep-fjord-marine', 'deep-fjord-marine-2'])
  })

  it('is not in the directory, its figures, the overview or the sitemap', async () => {
    for (const query of ['', '?q=fjord', '?country=no', '?verified=1']) {
      const { total, items } = (await client.get(`/server/crewing${query}`)).body
      expect([total, items.map(({ id }: { id: string }) => id)], query).toEqual([1, [company.companyId]])
    }
    expect(await refreshCrewing(server.services)).toMatchObject({ all: { agencies: 1, verified: 1 } })
    expect((await client.get('/server/overview')).body.verifiedEmployers).toBe(1)
    const listed = (await client.get('/server/sitemap/agency?until=z')).body.items
    expect(listed.map(({ path }: { path: string }) => path)).toEqual([`/crewing/no/${company.slug}`])
  })

  it('has no page, share picture, report form or inbox of a company', async () => {
    const statusesOf = (id: string, slug: string) =>
      Promise.all(
        [
          `/server/crewing/no/${slug}`,
          `/server${picturePath('agency', slug, versionOfCompany({ ...SHOWN, verified: true }))}`,
          `/server/report/company/${id}`,
          `/server/inbox/first/company/${id}`,
        ].map(async (path) => (await seafarer.get(path)).status),
      )
    expect(await statusesOf(company.companyId, company.slug)).toEqual([200, 200, 200, 200])
    expect(await statusesOf(center.id, center.slug)).toEqual([404, 404, 404, 404])
  })

  it('is not among the companies of an admin, nor among those that are similar to the company', async () => {
    const admin = await registerAdmin(server)
    const { items, counts } = (await admin.get('/server/admin/company?queue=verified')).body
    expect(items.map(({ id }: { id: string }) => id)).toEqual([company.companyId])
    expect(counts).toContainEqual({ queue: 'verified', count: 1 })
    expect((await admin.get(`/server/admin/company/${company.companyId}`)).body.alike).toEqual([])
    expect((await admin.get(`/server/admin/company/${center.id}`)).status).toBe(404)
    const refusal = { version: 1, act: 'refuse', reason: 'register' }
    expect((await admin.put(`/server/admin/company/${center.id}/decision`, refusal)).status).toBe(404)
    expect(await findColumn('organisation', 'verified', 'id', center.id)).toBe('1')
  })

  it('is neither suggested as a company nor asked about a voyage', async () => {
    await env.DB.prepare('UPDATE organisation SET name = ? WHERE id = ?').bind('Deep Center', center.id).run()
    expect((await seafarer.get('/server/company/name?q=deep')).body.items).toEqual([NAME])
    const named = await findCompaniesByName(server.services.db, [NAME, 'Deep Center'])
    expect(named.map(({ id }) => id)).toEqual([company.companyId])
  })

  it('keeps its mark and gets no mail of a company when its licence ends', async () => {
    await env.DB.prepare("UPDATE organisation SET licence_expires = '2020-01-01' WHERE id = ?").bind(center.id).run()
    server.sent.length = 0
    await maintainLicences(server.services)
    expect(await findColumn('organisation', 'verified', 'id', center.id)).toBe('1')
    expect(server.sent).toEqual([])
  })

  it('withdraws no page of a company when it changes or is deleted', async () => {
    await env.DB.prepare('DELETE FROM withdrawal').run()
    for (const change of ["name = 'Other'", "slug = 'other'", 'verified = 0'])
      await env.DB.prepare(`UPDATE organisation SET ${change} WHERE id = ?`).bind(center.id).run()
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(center.id).run()
    expect(await countRows('withdrawal', '1')).toBe(0)
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(company.companyId).run()
    expect(await countRows('withdrawal', 'subject = ?', company.slug)).toBe(1)
  })
})

it('a training centre without Latin letters in its name has a slug', async () => {
  expect((await registerCenter({ ...SHOWN, name: '海事' })).slug).toBe('training-center')
})
