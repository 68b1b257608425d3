import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { maintainLicences } from '#src/server/trust/company-check/licence-ends.usecases.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createClient } from '#tests/server/support/client.ts'
import { LICENCE, readDetails, saveDetails } from '#tests/server/support/company-details.ts'
import { confirmAddress, insertVacancy, registerCompany } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { companyCheckDomain } from './index.ts'

const startServer = serverOf(companyCheckDomain, crewingDomain, vacancySearchDomain)

let server: TestServer

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM account').run()
  server = startServer()
})

/** A verified company whose licence ends on a day. */
async function register(licenceExpires: string) {
  const company = await registerCompany(server)
  await confirmAddress(company.email)
  await env.DB.prepare(
    'UPDATE organisation SET legal_name = ?, licence_number = ?, licence_issuer = ?, licence_expires = ? WHERE id = ?',
  )
    .bind(LICENCE.legalName, LICENCE.licenceNumber, LICENCE.licenceIssuer, licenceExpires, company.companyId)
    .run()
  return company
}

async function tend() {
  server.sent.length = 0
  await maintainLicences(server.services)
  return (await readMails(server)).map(({ recipient, subject }) => [recipient, subject])
}

describe('a licence', () => {
  it('takes the mark with it on the day after its last one, and the company is told once', async () => {
    const ended = await register('2026-11-19')
    await register('2027-11-20')
    await register('2026-11-20')
    const first = await tend()
    expect(first.filter(([, subject]) => subject === 'Your licence has expired')).toEqual([
      [ended.email, 'Your licence has expired'],
    ])
    expect(await readDetails(ended)).toMatchObject({ state: 'expired', lacks: ['licenceExpires', 'scan'] })
    expect(await tend()).toEqual([])
    expect((await readDetails(ended)).history.map(({ kind }) => kind)).toEqual(['expired'])
    const { body } = await saveDetails(ended, { licenceExpires: '2028-11-19' })
    expect(body.state).toBe('expired')
  })

  it('is announced 60, 30 and 7 days before it expires, once each', async () => {
    const company = await register('2027-01-19')
    const counts: number[] = []
    for (const days of [0, 0, 29, 1, 0, 22, 1, 0]) {
      server.wait(days * DAY)
      const mails = await tend()
      counts.push(mails.length)
      for (const mail of mails) expect(mail).toEqual([company.email, 'Your licence expires soon'])
    }
    expect(counts).toEqual([1, 0, 0, 1, 0, 0, 1, 0])
    await env.DB.prepare("UPDATE organisation SET licence_expires = '2028-01-19' WHERE id = ?")
      .bind(company.companyId)
      .run()
    server.wait(350 * DAY)
    expect(await tend()).toHaveLength(1)
  })
})

describe('a company with another name or country', () => {
  it('is found by its new name in the search of vacancies, and at the new address', async () => {
    const company = await register('2027-11-20')
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'Old Name' })
    await saveDetails(company, { name: 'Zephyrine Maritime' })
    const guest = createClient(server)
    const found = (await guest.get('/server/vacancy?q=zephyrine')).body
    expect(found.items.map((item: { id: string }) => item.id)).toEqual([id])
    await saveDetails(company, { country: 'NO' })
    expect((await guest.get(`/server/crewing/ph/${company.slug}`)).body).toMatchObject({
      country: 'NO',
      verified: false,
    })
  })
})
